import { useEffect, useEffectEvent } from 'react';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { decideAccess, followedHref, guardsOf, useModules, useToasts, useVisitor } from '@baize/shell';
import { findRoute } from '@baize/shell/find-route';

/** How long the explanation stays, in milliseconds: two sentences to read. */
const TOAST_MS = 10_000;

/**
 * Explains links that the player's account cannot open instead of following them (B§2): a tile that flashes a page and
 * comes back explains nothing. Draws nothing itself.
 */
export function ClosedLinks() {
  const text = useText();
  const { brand, market } = useSite();
  const modules = useModules();
  const visitor = useVisitor();
  const { warning } = useToasts();
  const explain = useEffectEvent((event: MouseEvent) => {
    const href = followedHref(event);
    const home = `/${market.pair}/`;
    if (!visitor.profile || !href?.startsWith(home)) return;
    const route = findRoute(
      modules.flatMap(({ routes }) => routes),
      href.slice(home.length),
      { brand: brand.config.id },
    );
    if (!route || route.guards?.includes('anonymous')) return;
    const decision = decideAccess(guardsOf(route), visitor);
    if (decision.kind !== 'redirect' || decision.to !== 'root') return;
    event.preventDefault();
    warning(text('site.problem.forbidden.text'), TOAST_MS);
  });
  useEffect(() => {
    // After React's own handlers, which may handle a click differently, and before the document's, which follows links.
    const page = document.documentElement;
    page.addEventListener('click', explain);
    return () => page.removeEventListener('click', explain);
  }, []);
  return null;
}
