export { createI18n, type I18n, type I18nOptions, type MessagesLoader, type Text } from './create-i18n.ts';
export { fetchMessages, TRANSLATION_ATTEMPTS, TRANSLATION_DELAY_MS } from './fetch-messages.ts';
export { useText, I18nProvider, useLanguageTag, useTranslationNamespace } from './use-text.tsx';
export { useFormat, type Format } from './use-format.ts';
