import type { TournamentTerms } from '@baize/contracts/operator';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { termsOf } from '../model/terms.ts';
import { insertEntry } from '../repository/entries.ts';
import { findTournament, insertPrizes, insertTournament, publishedSince } from '../repository/tournaments.ts';
import { countedGames } from './counted-games.ts';

/**
 * Publishes a tournament of the demo, if it does not exist. Operators publish others, with a second person.
 * @throws Error for terms that name games or campaigns which cannot be used
 */
export async function publishTournament(
  app: FastifyInstance,
  tx: Transaction,
  {
    terms: written,
    ...row
  }: { readonly tournamentId: string; readonly brand: string; readonly slug: string; readonly terms: TournamentTerms },
): Promise<void> {
  if (await findTournament(tx, row.tournamentId)) return;
  const games = countedGames(app, written);
  if (!games.ok) throw new Error(`The tournament "${row.slug}" cannot be published: ${games.why}.`);
  const terms = termsOf(written, games.gameIds);
  const [startsAt, endsAt] = [new Date(terms.startsAt), new Date(terms.endsAt)];
  const made = { ...row, status: 'ACTIVE' as const, terms, startsAt, endsAt, writtenAt: app.clock.now() };
  if (!(await insertTournament(tx, made))) return;
  const taken = await insertPrizes(tx, row.tournamentId, terms);
  if (taken.length > 0) throw new Error(`The campaign ${taken.join(', ')} is the prize of another tournament.`);
  await app.bonuses.reservePrizes(
    tx,
    terms.prizes.map(({ campaignId }) => campaignId),
    row.tournamentId,
  );
}

/**
 * Enters a player of the demo, who has not moved any money yet, in every tournament of the brand that has begun and has
 * their currency: all their rounds count.
 */
export async function enterFromTheStart(
  tx: Transaction,
  { playerId, brand, currency }: { readonly playerId: string; readonly brand: string; readonly currency: CurrencyCode },
): Promise<void> {
  for (const { tournamentId, terms, startsAt, writtenAt } of await publishedSince(tx, brand, new Date(0)))
    if (startsAt <= writtenAt && terms.amounts[currency])
      await insertEntry(tx, { playerId, tournamentId, currency, enteredAt: startsAt, enteredSeq: 0 });
}
