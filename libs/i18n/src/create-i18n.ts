/** `text('wallet.deposit.title', { amount })`; `count` picks the plural form. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;
/** Fetches one namespace of the page's locale. */
export type MessagesLoader = (namespace: string) => Promise<Record<string, string>>;

/** The texts of one page, in its one locale. */
export interface I18n {
  /** Real BCP-47 tag of the page. */
  readonly language: string;
  /** The texts of the shell and the first screens. */
  readonly t: Text;
  /** The texts of a namespace, with `default` behind it: another function once they have arrived, so that what is drawn with it is drawn anew. */
  readonly textsOf: (namespace: string) => Text;
  readonly has: (namespace: string) => boolean;
  /** Makes sure that a domain's texts are there; called with the route that shows them. Parallel calls load once, and one after a failure tries anew. */
  readonly load: (namespace: string) => Promise<void>;
}

export interface I18nOptions {
  /** Real BCP-47 tag; decides plural forms. */
  readonly languageTag: string;
  /** Texts by namespace; the default one is always there. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly load: MessagesLoader;
}

/**
 * The texts of one page: one locale, the `default` namespace at once, a domain's own with its route (ruling 3).
 * Keys are flat; placeholders are `{name}` and `{0}`; plurals i18next JSON v4. A text that lacks a value stays in its raw
 * form, a missing one is its key (B§5). A test holds every text of the product against i18next itself, which every
 * visitor would have to fetch (decision 0016).
 */
export function createI18n({ languageTag, messages, load }: I18nOptions): I18n {
  const loaded = new Map(Object.entries(messages));
  const pending = new Map<string, Promise<void>>();
  const texts = new Map<string, Text>();
  const plurals = new Intl.PluralRules(languageTag);

  const textsOf = (namespace: string): Text => {
    const known = texts.get(namespace);
    if (known) return known;
    const places = [loaded.get(namespace), loaded.get('default')];
    const text: Text = (key, values = {}) => {
      const { count } = values;
      const forms = typeof count === 'number' ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plurals.select(count)}`, key] : [key];
      const found = places.flatMap((place) => forms.map((form) => place?.[form])).find((one) => typeof one === 'string') ?? key;
      return found.replace(/\{(.+?)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
    };
    texts.set(namespace, text);
    return text;
  };
  return {
    language: languageTag, textsOf, t: textsOf('default'), has: (namespace) => loaded.has(namespace),
    load(namespace) {
      if (loaded.has(namespace)) return Promise.resolve();
      const asked = pending.get(namespace) ?? load(namespace).then((arrived) => {
        loaded.set(namespace, arrived);
        texts.delete(namespace);
      }).finally(() => pending.delete(namespace));
      pending.set(namespace, asked);
      return asked;
    },
  };
}
