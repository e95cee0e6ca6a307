import { makeTheme, type BrandTokens, type ThemeValues } from '@baize/theme';

/** The brand chosen in the toolbar, as the preview’s loader passes it to a story. */
export interface LoadedBrand {
  id: string;
  tokens: BrandTokens;
  logo: string | undefined;
  symbol: string | undefined;
}

export const brandOf = (loaded: Record<string, unknown>): LoadedBrand => loaded['brand'] as LoadedBrand;

/** Foundations pages show what components read: values derived from the brand's tokens. */
export const themeOf = (loaded: Record<string, unknown>): ThemeValues => makeTheme(brandOf(loaded).tokens);

/** Returns every leaf of the contract as path and value: `colour.brand.base`, `#3ad0c0`. */
export function leaves(
  values: object,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly value: string }[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [{ path: [...path, name], value }] : leaves(value as object, [...path, name]),
  );
}
