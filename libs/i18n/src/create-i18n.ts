import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type I18n = i18n;
/** Fetches one namespace of the page's locale. */
export type MessagesLoader = (namespace: string) => Promise<Record<string, string>>;

const loaders = new WeakMap<I18n, { readonly load: MessagesLoader; readonly pending: Map<string, Promise<void>> }>();

/**
 * Creates the texts of one page: one locale, the `default` namespace at once, a domain's own with its route (ruling 3).
 * Keys are flat; placeholders are `{name}` and `{0}`; plurals i18next JSON v4. A text that cannot be formatted
 * falls back to its raw form, a missing one to its key (B§5).
 * @param languageTag real BCP-47 tag; decides plural forms
 */
export function createI18n(options: {
  readonly languageTag: string;
  readonly messages: Readonly<Record<string, Record<string, string>>>;
  readonly load: MessagesLoader;
}): I18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  void instance.init({
    lng: options.languageTag,
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'default',
    fallbackNS: 'default',
    ns: ['default'],
    resources: { [options.languageTag]: options.messages as Record<string, Record<string, string>> },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    returnNull: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
  });
  loaders.set(instance, { load: options.load, pending: new Map() });
  return instance;
}

/** Loads a domain's texts unless they have loaded. Called with the route that shows them; parallel calls load once. */
export function loadNamespace(instance: I18n, namespace: string): Promise<void> {
  const state = loaders.get(instance);
  if (!state || instance.hasResourceBundle(instance.language, namespace)) return Promise.resolve();
  let pending = state.pending.get(namespace);
  if (!pending) {
    pending = state
      .load(namespace)
      .then((messages) => {
        instance.addResourceBundle(instance.language, namespace, messages, true, true);
      })
      .finally(() => state.pending.delete(namespace));
    state.pending.set(namespace, pending);
  }
  return pending;
}
