import { I18nProvider } from 'react-aria-components';
import type { ReactNode } from 'react';
import { useUi } from './UiProvider.tsx';

/**
 * Gives the headless library the page's language for its few texts (a hidden "dismiss", "show suggestions"); by default
 * it uses the browser's. It is not part of UiProvider, so that a first page need not load the library.
 */
export function InPageLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useUi().locale}>{children}</I18nProvider>;
}
