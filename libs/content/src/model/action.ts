import type { UrlAction } from '@baize/contracts/content';

/** Where a press leads this visitor: inside the site under its locale, or to a whole address on the web (B§3 urlAction). */
export function actionOf(
  urlAction: UrlAction,
  signedIn: boolean,
  toPath: (path: string) => string,
): { readonly href: string; readonly target?: '_blank' } {
  const { slug, absoluteUrl, openNewTab } = urlAction[signedIn ? 'authorized' : 'anonymous'];
  // Content is written by people: an address that a browser would run, or read as another protocol, leads nowhere but home.
  const whole = absoluteUrl !== null && /^https?:\/\//i.test(absoluteUrl) ? absoluteUrl : null;
  return {
    href: whole ?? toPath(absoluteUrl === null ? slug : ''),
    ...(openNewTab ? { target: '_blank' as const } : {}),
  };
}
