// The modules that the build makes: the catalogue of messages by language.
declare module "virtual:catalogue" {
  export const load: Record<string, () => Promise<{ default: string }>>;
}
