import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { RulePack } from '@baize/brand';
import { useSessionLaw } from '@baize/limits';
import { SiteProvider, useSite, type Site } from '@baize/session';
import { ModulesProvider, type AllowingRule } from '@baize/shell';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { modulesOf } from '../modules.ts';

// Few players see it, and no visitor.
const ClosedPage = lazy(() => import('./ClosedPage.tsx').then((module) => ({ default: module.ClosedPage })));

type Allows = NonNullable<ReturnType<typeof useSessionLaw>>['allows'];

/** Returns the site under a player's law: of each rule, the stricter one. The same site if that closes nothing more. */
export function underLaw(site: Site, allows: Allows): Site {
  const { rules } = site.market;
  const closed = (
    [
      ['liveCasinoAllowed', allows.liveCasino],
      ['jackpotsAllowed', allows.jackpots],
      ['sportsBettingAllowed', allows.sportsBetting],
      ['virtualSportsAllowed', allows.virtualSports],
      ['promotionsAllowed', allows.promotions],
      ['playBeforeVerification', allows.playBeforeVerification],
    ] as const
  ).filter(([rule, allowed]) => !allowed && rules[rule].value);
  if (closed.length === 0) return site;
  const stricter: Partial<RulePack> = Object.fromEntries(
    closed.map(([rule]) => [rule, { value: false, source: 'the law of the player’s home' }]),
  );
  return { ...site, market: { ...site.market, rules: { ...rules, ...stricter } } };
}

/**
 * Applies a signed-in player's own law to what every page offers (ruling 22): lobbies, shelves, jackpots, navigation,
 * promotions, search and the account page read the rules and modules from here. A visitor has the site's law, and so has
 * a player until the API has named theirs.
 */
export function PlayerLaw({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const allows = useSessionLaw()?.allows;
  const lawful = useMemo(() => (allows ? underLaw(site, allows) : site), [site, allows]);
  const modules = useMemo(() => modulesOf(lawful), [lawful]);
  return (
    <SiteProvider site={lawful}>
      <ModulesProvider modules={modules}>{children}</ModulesProvider>
    </SiteProvider>
  );
}

/** A page that the site has, unless the player's own law closes it; then it says so. */
export function Lawful({ by, children }: { readonly by: AllowingRule; readonly children: ReactNode }) {
  if (useSite().market.rules[by].value) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ClosedPage />
    </Suspense>
  );
}
