import { readPage } from '@baize/shell';

/** What is visible of the support widget: nothing, the button that opens it, or the conversation. */
export type WidgetView = 'hidden' | 'launcher' | 'panel';

/** The input of the widget's rule. */
export interface WidgetSituation {
  /** The current path with the locale prefix. */
  readonly pathname: string;
  /** The first segments of the modules' main pages. */
  readonly sections: ReadonlySet<string>;
  /** The player has opened the conversation and not closed it. */
  readonly open: boolean;
  /** Messages that the player has not seen. */
  readonly unread: number;
  /** Whether the release has a chat and the market has not switched it off (`disableLiveChat`). */
  readonly available: boolean;
}

/**
 * B§2: tells whether unread messages show the widget on a page. Not on a game page, although its address may be under a
 * lobby's.
 */
export function isMainPage(pathname: string, sections: ReadonlySet<string>): boolean {
  const { home, rootPageId } = readPage(pathname);
  return home || (rootPageId !== null && sections.has(rootPageId) && !pathname.split('/').includes('play'));
}

/** B§2 support widget: hidden unless the player has opened it, or there are unread messages on a main page. */
export function widgetView({ pathname, sections, open, unread, available }: WidgetSituation): WidgetView {
  if (!available) return 'hidden';
  if (open) return 'panel';
  return unread > 0 && isMainPage(pathname, sections) ? 'launcher' : 'hidden';
}

/**
 * Tells whether an open conversation stays open on another page: only main pages keep it (B§2). A new address of the
 * same page, such as a search, does not count as another page.
 */
export const staysOpen = (from: string, to: string, sections: ReadonlySet<string>): boolean =>
  from === to || isMainPage(to, sections);
