// The modules that the build makes: the catalogue of messages by language.
declare module "virtual:catalogue" {
  /** Messages by their ids, for each language. */
  export const load: Record<string, () => Promise<{ default: Record<string, import("@fluent/bundle/esm/ast").Pattern> }>>;
}
