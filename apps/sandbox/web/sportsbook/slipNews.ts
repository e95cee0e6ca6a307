import { betReference } from '../../src/sportsbook/bets/betReference.ts';
import { placesIn, readMarketId } from '../../src/sportsbook/model/lines.ts';
import type { Words } from '../../src/sportsbook/naming.ts';
import type { BetView } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { BUILDER_SPORTS } from './Builder.ts';
import type { SlipLeg, State } from './state.ts';

/** Returns what the player can quote to support about accepted bets; null without any. */
export function referenceText(words: Words, taken: readonly Pick<BetView, 'id'>[]): string | null {
  const [first, ...others] = taken;
  if (!first) return null;
  return others.length > 0 ? words('references') : words('reference', { reference: betReference(first.id) });
}

/** Explains why the returns of several place bets on one race add up: as many runners win as are placed. */
export function placedHints({ legs, texts }: Pick<State, 'legs' | 'texts'>): readonly HTMLElement[] {
  const byRace = new Map<string, SlipLeg[]>();
  for (const leg of legs)
    if (readMarketId(leg.marketId).kind === 'race-place')
      byRace.set(leg.eventId, [...(byRace.get(leg.eventId) ?? []), leg]);
  const counts = [...byRace.values()].filter((bets) => bets.length > 1).map(([leg]) => placesIn(leg?.sport ?? ''));
  return [...new Set(counts)].map((count) => h('p', { class: 'hint' }, texts.words('placedPay', { count })));
}

/** Says that selections of one event are no combination, and what combines them where there is such a thing. */
export function sameEventText({ legs, texts: { words } }: Pick<State, 'legs' | 'texts'>): string {
  const canBuild = legs.some(
    ({ sport, eventId }, index) =>
      BUILDER_SPORTS.has(sport) && legs.findIndex((other) => other.eventId === eventId) < index,
  );
  return [words('sameEvent'), canBuild && words('sameEventBuilder', { name: words('market.builder') })]
    .filter(Boolean)
    .join(' ');
}
