import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { LayoutTokens } from '../theme/tokenTypes.ts';
import english from '../messages/en.json' with { type: 'json' };

type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
/** Keys of the library's own texts (accessible names of arrows, close buttons and the like). */
export type UiLabelKey = WithoutPlural<keyof typeof english>;
export type UiTranslate = (key: string, values?: Record<string, string | number>) => string;

export interface UiProviderProps {
  children: ReactNode;
  /**
   * Translates a key. The texts are in `libs/ui/src/messages/<locale>.json` under `ui.*`. Without it, development shows
   * English and production shows the key.
   */
  translate?: UiTranslate | undefined;
  /** The brand's layout choices; missing ones have plain defaults. */
  layout?: Partial<LayoutTokens> | undefined;
  /** BCP-47 tag for numbers inside components (counters). */
  locale?: string | undefined;
  /** The market's currency: a field for another one shows its code, because $ is the sign of several. */
  currency?: string | undefined;
}

interface UiContextValue {
  translate: UiTranslate;
  layout: LayoutTokens;
  locale: string;
  currency: string | undefined;
}

/**
 * For tests and stories only. A site always passes its own texts, so its bundle must not contain these. Written with a
 * dot, because the development server replaces no other spelling, and browsers have no `process`.
 */
const englishWords: Record<string, string> = process.env.NODE_ENV === 'production' ? {} : english;

function inEnglish(key: string, values: Record<string, string | number> = {}): string {
  const form = typeof values['count'] === 'number' ? `${key}_${values['count'] === 1 ? 'one' : 'other'}` : key;
  const words = englishWords[form] ?? englishWords[key] ?? key;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const fallback: UiContextValue = {
  translate: inEnglish,
  layout: { hero: 'card', header: 'left', cardHover: 'outline', rowHeading: 'plain', chips: 'pill' },
  locale: 'en',
  currency: undefined,
};

const UiContext = createContext<UiContextValue>(fallback);

/** Provides the brand's layout choices, the locale and the texts to components. Use one around the app. */
export function UiProvider({ children, translate, layout, locale, currency }: UiProviderProps) {
  const outer = useContext(UiContext);
  const value = useMemo(
    () => ({
      translate: translate ?? outer.translate,
      layout: layout ? { ...outer.layout, ...layout } : outer.layout,
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
    }),
    [translate, layout, locale, currency, outer],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

/** Returns everything that the provider provides. */
export const useUi = (): UiContextValue => useContext(UiContext);

/** Returns a function for the library's own texts in the player's language. */
export function useLabel(): (key: UiLabelKey, values?: Record<string, string | number>) => string {
  return useContext(UiContext).translate;
}
