import { createContext, use, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next';
import { loadNamespace, type I18n } from './create-i18n.ts';
import { createFormat, type Format, type FormatSettings } from './format.ts';

/** Provides every text, number and date of a page. */
interface Words {
  readonly tag: string;
  readonly format: Format;
  readonly textOf: (namespace: string) => Text;
}

const WordsContext = createContext<Words | null>(null);

/**
 * Provides texts and formats to its children. One language listener serves the whole page, because a lobby has hundreds
 * of texts.
 */
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
 * Returns the texts of a namespace, with `default` as its fallback.
 * @param namespace a domain's namespace, or none for the shell's
 */
export function useText(namespace = 'default'): Text {
  return useWords().textOf(namespace);
}

/** Returns the page's real BCP-47 tag, for Intl. */
export function useLanguageTag(): string {
  return useWords().tag;
}

const FormatContext = createContext<Format | null>(null);

/** Sets the time zone and the currency that its children's formats assume. Without it, the device's zone is used. */
export function FormatProvider({
  timeZone,
  marketCurrency,
  children,
}: FormatSettings & { readonly children: ReactNode }) {
  const { tag } = useWords();
  const format = useMemo(() => createFormat(tag, { timeZone, marketCurrency }), [tag, timeZone, marketCurrency]);
  return <FormatContext value={format}>{children}</FormatContext>;
}

/** Returns formatters for numbers, money and dates in the reader's format. */
export function useFormat(): Format {
  const words = useWords();
  return use(FormatContext) ?? words.format;
}

/** Returns the texts' instance itself. A copy, as useTranslation returns, is unknown to the loaders. */
function useI18n(): I18n {
  const context = useContext(I18nContext);
  if (!context)
    throw new Error('A namespace was requested outside I18nProvider. Wrap the tree in apps/site/src/providers.tsx.');
  return context.i18n;
}

/** Returns a function that fetches a domain's texts. It rejects if they cannot be fetched. */
export function useNamespaceLoader(): (namespace: string) => Promise<void> {
  const i18n = useI18n();
  return (namespace) => loadNamespace(i18n, namespace);
}

/** Fetches a domain's texts for something without its own route (a popup). @returns whether they have loaded */
export function useTranslationNamespace(namespace: string): boolean {
  const i18n = useI18n();
  const [ready, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, namespace));
  // A server render has no effects, so it records what is missing and its next round has it.
  if (!ready && typeof window === 'undefined') void loadNamespace(i18n, namespace).catch(() => undefined);
  useEffect(() => {
    let here = true;
    // Without its texts the popup still opens and shows keys: login must not depend on texts.
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
