import { I18nProvider } from 'react-aria-components';
import type { ReactNode } from 'react';
import { useUi } from './UiProvider.tsx';

/**
 * The headless library has a few words of its own (a hidden "dismiss", "show suggestions"). They follow the page's
 * language here; by itself it would take the browser's. Apart from UiProvider, so that a first page need not load the library.
 */
export function InPageLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useUi().locale}>{children}</I18nProvider>;
}
