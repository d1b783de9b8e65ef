// The device's own memory: everything under one prefix, and nothing breaks where there is none.

const PREFIX = "okawari:";

/** Something kept earlier, or null. */
export function load<Kept>(name: string, where: Storage | null = local()): Kept | null {
  try {
    const text = where?.getItem(PREFIX + name);
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null;
  }
}

/** Keeps something; a full or forbidden memory is no reason to stop. */
export function save(name: string, value: unknown, where: Storage | null = local()): void {
  try {
    where?.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
}

export function forget(name: string, where: Storage | null = local()): void {
  try {
    where?.removeItem(PREFIX + name);
  } catch {
    return;
  }
}

/** Forgets everything that we ever kept on this device. */
export function forgetAll(): void {
  for (const where of [local(), session()]) {
    if (!where) continue;
    for (const name of Object.keys(where).filter((key) => key.startsWith(PREFIX))) where.removeItem(name);
  }
}

export function local(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function session(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
