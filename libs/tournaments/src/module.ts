// The first screen has this icon already: it has no room for others.
import { Trophy } from 'lucide-react';
import type { DomainModule } from '@baize/shell';
import { CONTENT_BOXES, fillSlot, HOME_SECTIONS } from '@baize/shell/module';
import { TOURNAMENT_PATHS } from './paths.ts';

const box = () => import('./lists.ts').then((part) => ({ Component: part.TournamentBoxes }));

/** Tournaments: their list, the page of each, and their boxes in the casino and on the home page. */
export const tournamentsModule: DomainModule = {
  id: 'tournaments',
  namespace: 'tournaments',
  capability: 'promotions',
  allowedBy: 'tournamentsAllowed',
  routes: [
    {
      path: TOURNAMENT_PATHS.list,
      titleKey: 'tournaments.title',
      public: { descriptionKey: 'tournaments.description', drawnBy: 'browser' },
      lazy: () => import('./lists.ts').then((screen) => ({ Component: screen.Tournaments })),
    },
    {
      path: `${TOURNAMENT_PATHS.list}/:slug`,
      titleKey: 'tournaments.title',
      lazy: () => import('./screens/Tournament/Tournament.tsx').then((screen) => ({ Component: screen.Tournament })),
    },
  ],
  navigation: [
    {
      id: 'tournaments',
      path: TOURNAMENT_PATHS.list,
      labelKey: 'tournaments.frame.navigation',
      icon: Trophy,
      // The header has no room for another product on a tablet. Visitors come from the boxes.
      placement: 'account',
      order: 52,
      guards: ['notRiskPayout', 'notSuspended'],
    },
  ],
  socket: () => import('./socket.ts'),
  slots: [
    fillSlot(HOME_SECTIONS, { id: 'tournaments.current', order: 10, lazy: box }),
    fillSlot(CONTENT_BOXES, { id: 'tournaments.lobby', order: 10, lazy: box }),
  ],
};
