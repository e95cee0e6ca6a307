// The first screen has these icons already: it has no room for others.
import { Timer, Trophy } from 'lucide-react';
import type { DomainModule, DomainRoute } from '@baize/shell';
import { fillSlot, HOME_SECTIONS, SEARCH_RESULTS } from '@baize/shell/module';
import { sportsbook, virtualSports } from './model/guards.ts';
import { pageIdOf } from './model/page-id.ts';
import { SPORTSBOOK_PATHS } from './paths.ts';

const guards = ['notRiskPayout', 'notSuspended', sportsbook] as const;

/** In the header, and in the phone's bar. The route's path has more parts, so its guards are not found by this one. */
const sports = {
  id: 'sportsbook',
  path: SPORTSBOOK_PATHS.sportsbook,
  labelKey: 'sportsbook.frame.sports',
  icon: Trophy,
  guards,
} as const;

const skeleton: DomainRoute['skeleton'] = () =>
  import('./screens/Sportsbook/SportsbookSkeleton.tsx').then((part) => ({ Component: part.SportsbookSkeleton }));

/** Sports betting (B§2). Category, region, competition and event are the vendor's names and passed on unchanged. */
export const sportsbookModule: DomainModule = {
  id: 'sportsbook',
  namespace: 'sportsbook',
  capability: 'sportsbook',
  allowedBy: 'sportsBettingAllowed',
  mainSection: SPORTSBOOK_PATHS.sportsbook,
  routes: [
    {
      path: `${SPORTSBOOK_PATHS.sportsbook}/:category?/:region?/:competition?/:event?`,
      guards,
      // The vendor's page lists sports and leagues itself.
      frame: 'wide',
      titleKey: 'sportsbook.documentTitle',
      pageId: pageIdOf,
      lazy: () => import('./screens/Sportsbook/Sportsbook.tsx').then((screen) => ({ Component: screen.Sportsbook })),
      skeleton,
    },
  ],
  navigation: [{ ...sports, placement: 'main', order: 5 }],
  bottomBar: [{ ...sports, place: 2, order: 30 }],
  slots: [
    fillSlot(HOME_SECTIONS, {
      id: 'sportsbook.events',
      order: 10,
      guards,
      lazy: () => import('./components/EventStrip/EventStrip.tsx').then((part) => ({ Component: part.EventStrip })),
    }),
    fillSlot(SEARCH_RESULTS, {
      id: 'sportsbook.found',
      order: 10,
      guards,
      lazy: () => import('./components/FoundEvents/FoundEvents.tsx').then((part) => ({ Component: part.FoundEvents })),
    }),
  ],
  // Addresses that visitors type.
  redirects: [...['sport', 'sports', 'betting'].map((path) => ({ path, to: SPORTSBOOK_PATHS.sportsbook }))],
};

/** Virtual sports (B§2 section root `virtuals`), with their own permission (A§3). */
export const virtualsModule: DomainModule = {
  id: 'virtuals',
  namespace: 'sportsbook',
  capability: 'virtuals',
  allowedBy: 'virtualSportsAllowed',
  mainSection: SPORTSBOOK_PATHS.virtuals,
  routes: [
    {
      path: SPORTSBOOK_PATHS.virtuals,
      guards: ['notRiskPayout', 'notSuspended', virtualSports],
      frame: 'wide',
      titleKey: 'sportsbook.virtuals.documentTitle',
      lazy: () => import('./screens/Sportsbook/Sportsbook.tsx').then((screen) => ({ Component: screen.Virtuals })),
      skeleton,
    },
  ],
  navigation: [
    {
      id: 'virtuals',
      path: SPORTSBOOK_PATHS.virtuals,
      labelKey: 'sportsbook.frame.virtuals',
      icon: Timer,
      placement: 'main',
      order: 35,
    },
  ],
};
