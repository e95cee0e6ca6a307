import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { decideAccess, guardsOf, useModules, useToasts, useVisitor } from '@baize/shell';
import { findRoute } from '@baize/shell/find-route';

/** How long the explanation stays, in milliseconds: two sentences to read. */
const TOAST_MS = 10_000;

/**
 * Returns a function that says why a link is not followed, and true, if the guards would send the player home from its
 * page (B§2): a tile that flashes a page and comes back explains nothing.
 */
export function useClosedLinks(): (href: string) => boolean {
  const text = useText();
  const { brand, market } = useSite();
  const modules = useModules();
  const visitor = useVisitor();
  const { warning } = useToasts();
  return (href) => {
    const home = `/${market.pair}/`;
    if (!visitor.profile || !href.startsWith(home)) return false;
    const route = findRoute(
      modules.flatMap(({ routes }) => routes),
      href.slice(home.length),
      { brand: brand.config.id },
    );
    if (!route || route.guards?.includes('anonymous')) return false;
    const decision = decideAccess(guardsOf(route), visitor);
    if (decision.kind !== 'redirect' || decision.to !== 'root') return false;
    warning(text('site.problem.forbidden.text'), TOAST_MS);
    return true;
  };
}
