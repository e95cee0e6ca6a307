import type { Highlight } from '@baize/contracts/sportsbook-feed';

/** Events for stories and tests: one that is played, one of two outcomes, one that starts later. */
export const SPORTS_EVENTS: readonly Highlight[] = [
  {
    eventId: 'live',
    path: { category: 'football', region: 'finland', competition: 'northern-league', event: 'harbour-kivik' },
    sport: 'football',
    competitionName: 'Northern League',
    home: 'Harbour City',
    away: 'Kivik United',
    startsAt: '2026-01-10T17:00:00.000Z',
    phase: 'LIVE',
    clock: '63’',
    score: { home: 2, away: 1 },
    markets: [
      {
        marketId: 'm1',
        kind: 'result',
        suspended: false,
        selections: [
          { selectionId: 's1', name: '1', odds: '1.45' },
          { selectionId: 'sx', name: 'X', odds: '4.20' },
          { selectionId: 's2', name: '2', odds: '7.50' },
        ],
      },
    ],
  },
  {
    eventId: 'tennis',
    path: { category: 'tennis', region: 'world', competition: 'lakeside-open', event: 'aaltonen-brightwater' },
    sport: 'tennis',
    competitionName: 'Lakeside Open, women’s doubles, second round',
    home: 'Aaltonen-Lindqvist / Brightwater-Montgomery',
    away: 'Castellanos / Duarte',
    startsAt: '2026-01-10T17:30:00.000Z',
    phase: 'LIVE',
    clock: 'Set 2',
    score: { home: 1, away: 0 },
    markets: [
      {
        marketId: 'm2',
        kind: 'result',
        suspended: true,
        selections: [
          { selectionId: 's3', name: '1', odds: '1.60' },
          { selectionId: 's4', name: '2', odds: '2.25' },
        ],
      },
    ],
  },
  {
    eventId: 'later',
    path: { category: 'ice-hockey', region: 'sweden', competition: 'frost-series', event: 'wolves-harriers' },
    sport: 'ice-hockey',
    competitionName: 'Frost Series',
    home: 'Wolves',
    away: 'Harriers',
    startsAt: '2026-01-10T19:15:00.000Z',
    phase: 'SCHEDULED',
    clock: null,
    score: null,
    markets: [],
  },
];
