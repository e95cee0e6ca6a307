import { readPage } from '@baize/shell';

/** What of the support widget is to be seen: nothing, the button that opens it, or the conversation. */
export type WidgetView = 'hidden' | 'launcher' | 'panel';

/** What the widget's rule looks at. */
export interface WidgetSituation {
  /** With the locale prefix. */
  readonly pathname: string;
  /** The player has opened the conversation and not closed it. */
  readonly open: boolean;
  /** Messages that the player has not seen. */
  readonly unread: number;
  /** Whether the release has a chat and the market has not switched it off (`disableLiveChat`). */
  readonly available: boolean;
}

const MAIN_SECTIONS: ReadonlySet<string> = new Set([
  'sportsbook',
  'virtuals',
  'online-casino',
  'live-casino-online',
  'promotions',
]);

/** B§2: the pages on which unread messages bring the widget into sight. A game that is being played is none, though its address may lie under a lobby's. */
export function isMainPage(pathname: string): boolean {
  const { home, rootPageId } = readPage(pathname);
  return home || (rootPageId !== null && MAIN_SECTIONS.has(rootPageId) && !pathname.split('/').includes('play'));
}

/** B§2 support widget: hidden unless the player has it open, or a main page has unread messages to tell of. */
export function widgetView({ pathname, open, unread, available }: WidgetSituation): WidgetView {
  if (!available) return 'hidden';
  if (open) return 'panel';
  return unread > 0 && isMainPage(pathname) ? 'launcher' : 'hidden';
}

/**
 * Whether an open conversation stays open on another page: only main pages keep it (B§2). A new address of the same page,
 * such as a search, is no other page.
 */
export const staysOpen = (from: string, to: string): boolean => from === to || isMainPage(to);
