import { createContext, use, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next';
import { loadNamespace, type I18n } from './create-i18n.ts';
import { createFormat, type Format } from './format.ts';

/** What every text, number and date of a page comes from. */
interface Words {
  readonly tag: string;
  readonly format: Format;
  readonly textOf: (namespace: string) => Text;
}

const WordsContext = createContext<Words | null>(null);

/** Words and formats for everything inside. One listener to the language for a whole page: a lobby has hundreds of places that write. */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <WordsProvider>{children}</WordsProvider>
    </I18nextProvider>
  );
}

function WordsProvider({ children }: { readonly children: ReactNode }) {
  const {
    t,
    i18n: { language: tag },
  } = useTranslation();
  const words = useMemo((): Words => {
    const texts = new Map<string, Text>();
    return {
      tag,
      format: createFormat(tag),
      textOf(namespace) {
        const text: Text = texts.get(namespace) ?? ((key, values) => t(key, { ...values, ns: namespace }));
        texts.set(namespace, text);
        return text;
      },
    };
  }, [t, tag]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = use(WordsContext);
  if (!words)
    throw new Error(
      'A text or a number was to be written outside I18nProvider, so its language is unknown. Wrap the tree in I18nProvider (tests: renderWithShell from @baize/testing).',
    );
  return words;
}

/** `text('wallet.deposit.title', { amount })`; `count` picks the plural form. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The texts of a namespace, with `default` behind it.
 * @param namespace a domain's own, or none for the shell's
 */
export function useText(namespace = 'default'): Text {
  return useWords().textOf(namespace);
}

/** The page's real BCP-47 tag, for Intl. */
export function useLanguageTag(): string {
  return useWords().tag;
}

/** Numbers, money and dates as the reader of the page writes them. */
export const useFormat = (): Format => useWords().format;

/** Fetches a domain's texts for something that has no route of its own (a popup). @returns whether they are there */
export function useTranslationNamespace(namespace: string): boolean {
  // The context's own instance: useTranslation hands out a copy, which the loaders do not know.
  const context = useContext(I18nContext);
  if (!context)
    throw new Error(
      'useTranslationNamespace was used outside I18nProvider, so there are no texts to look for. Wrap the tree in apps/site/src/providers.tsx.',
    );
  const { i18n } = context;
  const [ready, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, namespace));
  // A server render has no effects: it notes what is missing, and its next round has it.
  if (!ready && typeof window === 'undefined') void loadNamespace(i18n, namespace).catch(() => undefined);
  useEffect(() => {
    let here = true;
    // Without its texts the popup still opens, with keys: a log-in must not depend on words.
    void loadNamespace(i18n, namespace)
      .catch(() => undefined)
      .then(() => {
        if (here) setReady(true);
      });
    return () => {
      here = false;
    };
  }, [i18n, namespace]);
  return ready;
}
