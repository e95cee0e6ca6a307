import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { I18n, Text } from './create-i18n.ts';

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('Texts were asked for outside I18nProvider, so there are none to look for. Wrap the tree in apps/site/src/providers.tsx.');
  return i18n;
}

/**
 * The texts of a namespace, with `default` behind it.
 * @param namespace a domain's own, or none for the shell's
 */
export const useText = (namespace = 'default'): Text => useI18n().textsOf(namespace);

/** The page's real BCP-47 tag, for Intl. */
export const useLanguageTag = (): string => useI18n().language;

/** Fetches a domain's texts for something that has no route of its own (a popup). @returns whether they are there */
export function useTranslationNamespace(namespace: string): boolean {
  const i18n = useI18n();
  const [ready, setReady] = useState(() => i18n.has(namespace));
  // A server render has no effects: it notes what is missing, and its next round has it.
  if (!ready && typeof window === 'undefined') void i18n.load(namespace).catch(() => undefined);
  useEffect(() => {
    let here = true;
    // Without its texts the popup still opens, with keys: a log-in must not depend on words.
    void i18n.load(namespace).catch(() => undefined).then(() => {
      if (here) setReady(true);
    });
    return () => {
      here = false;
    };
  }, [i18n, namespace]);
  return ready;
}
