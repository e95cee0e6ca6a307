export { createI18n, loadNamespace, type I18n, type MessagesLoader } from './create-i18n.ts';
export { fillText } from './fill-text.tsx';
export { timeZoneName } from './zone-name.ts';
export { fetchMessages, TRANSLATION_ATTEMPTS, TRANSLATION_DELAY_MS } from './fetch-messages.ts';
export {
  useText,
  useFormat,
  FormatProvider,
  I18nProvider,
  useLanguageTag,
  useNamespaceLoader,
  useTranslationNamespace,
  type Text,
} from './use-text.tsx';
export type { Format, FormatSettings } from './format.ts';
