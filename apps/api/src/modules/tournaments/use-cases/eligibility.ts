import type { TournamentReason } from '@baize/contracts/tournament';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { homeOf, isFreeToPlay } from '../../bonus/index.ts';
import type { findStanding } from '../../player/index.ts';
import { isLawful, type Terms } from '../model/terms.ts';

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

/** Tells whether a tournament is offered to a player: in their home's market, under its law, in their currency. */
export function isOfferedTo(app: FastifyInstance, terms: Terms, standing: Standing, currency: CurrencyCode): boolean {
  const { market, rules } = homeOf(app, standing);
  return terms.markets.includes(market.id) && terms.amounts[currency] !== undefined && isLawful(terms, rules);
}

/** Returns what keeps a player from taking part, apart from other accounts of the same person; null: nothing does. */
export function reasonOf(
  app: FastifyInstance,
  terms: Terms,
  standing: Standing,
  currency: CurrencyCode,
): TournamentReason | null {
  if (!isOfferedTo(app, terms, standing, currency)) return 'MARKET';
  // The law of bonuses: excluded, paused, flagged, suspended and held players have none (rulings 19 and 24).
  return isFreeToPlay(app, standing, terms.vertical) ? null : 'ACCOUNT';
}
