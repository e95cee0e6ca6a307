import { MARKETS, type MarketRecord } from '@baize/brand';
import type { LocalizedText, TournamentBoxDocument } from '@baize/contracts/content';
import { documentBase } from './documentBase.ts';
import { localized } from './texts.ts';

/** The demo's tournaments, by their slugs. */
export const DEMO_TOURNAMENTS = ['best-round', 'scratch-days', 'autumn-miles'] as const;
export type DemoTournament = (typeof DEMO_TOURNAMENTS)[number];

/** Returns a demo tournament's name, by translation locale. */
export const demoTournamentTitle = (slug: DemoTournament): LocalizedText => localized(`tournamentBox.${slug}.title`);

/** Builds the boxes of the demo's tournaments. Prize and time are the API's: it promises the one and keeps the other. */
export function buildTournamentBoxes(): TournamentBoxDocument[] {
  const markets = Object.values(MARKETS)
    .filter(({ rules }: MarketRecord) => rules.tournamentsAllowed.value && rules.promotionsAllowed.value)
    .map(({ id }) => id);
  return DEMO_TOURNAMENTS.map((slug, order) => ({
    ...documentBase(`tournamentBox-${slug}`, 'tournamentBox'),
    name: slug,
    titles: { title: demoTournamentTitle(slug), subtitle: localized(`tournamentBox.${slug}.subtitle`) },
    prize: null,
    currencySymbol: null,
    CTA: { label: localized('tournamentBox.label') },
    startsAt: null,
    endsAt: null,
    markets,
    brands: [],
    order,
  }));
}
