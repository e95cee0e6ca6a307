import { makeTheme, type BrandTokens, type ThemeValues } from '@baize/theme';

/** The brand of the toolbar, as the preview’s loader hands it to a story. */
export interface LoadedBrand {
  id: string;
  tokens: BrandTokens;
  logo: string | undefined;
  symbol: string | undefined;
}

export const brandOf = (loaded: Record<string, unknown>): LoadedBrand => loaded['brand'] as LoadedBrand;

/** What stands on a foundations page is what the components read: derived anew from the brand's tokens. */
export const themeOf = (loaded: Record<string, unknown>): ThemeValues => makeTheme(brandOf(loaded).tokens);

/** Every leaf of the contract, as its path and its value: `colour.brand.base`, `#3ad0c0`. */
export function leaves(
  values: object,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly value: string }[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [{ path: [...path, name], value }] : leaves(value as object, [...path, name]),
  );
}
