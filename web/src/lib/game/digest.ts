// SHA-256 and HMAC: the browser's own where it lends them, which it does not on plain http, else written out here.

type Bytes = Uint8Array<ArrayBuffer>;
const BLOCK = 64;

export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const toBytes = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export async function digest(bytes: Bytes): Promise<Bytes> {
  const lent = globalThis.crypto?.subtle;
  return lent ? new Uint8Array(await lent.digest("SHA-256", bytes)) : ownDigest(bytes);
}

export async function hmac(key: Bytes, bytes: Bytes): Promise<Bytes> {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? await digest(key) : key);
  const inner = await digest(Uint8Array.from([...whole.map((byte) => byte ^ 0x36), ...bytes]));
  return digest(Uint8Array.from([...whole.map((byte) => byte ^ 0x5c), ...inner]));
}

/** The first 32 bits behind the point of a root of a prime number. */
const bits = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
const isPrime = (number: number): boolean => Array.from({ length: Math.floor(Math.sqrt(number)) - 1 }, (_, at) => at + 2).every((by) => number % by !== 0);
const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter(isPrime).slice(0, 64);
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 as FIPS 180-4 describes it. */
export function ownDigest(bytes: Uint8Array): Bytes {
  const rounds = PRIMES.map((prime) => bits(Math.cbrt(prime)));
  const state = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set([...bytes, 0x80]);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  for (let start = 0; start < padded.byteLength; start += BLOCK) stir(state, scheduled(padded, start), rounds);
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => found.setUint32(4 * at, word >>> 0));
  return new Uint8Array(found.buffer);
}

function scheduled(padded: DataView, start: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => padded.getUint32(start + 4 * at));
  for (let at = 16; at < 64; at++) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    const mixed = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words.push((words[at - 16]! + mixed + words[at - 7]! + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10))) | 0);
  }
  return words;
}

function stir(state: number[], words: readonly number[], rounds: readonly number[]): void {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + rounds[at]! + words[at]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0));
}
