import type { UrlAction } from '@baize/contracts/content';

/** Returns where a button leads this visitor: a path under the locale prefix, or a full web address (B§3 urlAction). */
export function actionOf(
  urlAction: UrlAction,
  signedIn: boolean,
  toPath: (path: string) => string,
): { readonly href: string; readonly target?: '_blank' } {
  const { slug, absoluteUrl, openNewTab } = urlAction[signedIn ? 'authorized' : 'anonymous'];
  // Editors type these addresses. One that a browser would run, or read as another protocol, leads home.
  const whole = absoluteUrl !== null && /^https?:\/\//i.test(absoluteUrl) ? absoluteUrl : null;
  return {
    href: whole ?? toPath(absoluteUrl === null ? slug : ''),
    ...(openNewTab ? { target: '_blank' as const } : {}),
  };
}
