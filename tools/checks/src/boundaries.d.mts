export const LAYERS: Readonly<Record<string, readonly string[]>>;
export const SIDES: Readonly<Record<string, readonly string[]>>;
export const BANNED_PACKAGES: Readonly<Record<string, readonly string[]>>;
export const LAYER_TAGS: readonly string[];
export const APP_TAGS: readonly string[];
export interface DepConstraint {
  readonly sourceTag: string;
  readonly onlyDependOnLibsWithTags: readonly string[];
  readonly bannedExternalImports?: readonly string[];
}
export function depConstraints(options?: { readonly tests?: boolean }): readonly DepConstraint[];
