import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import type { LedgerMovement } from '../../wallet/index.ts';
import { scoreOfRound, standingAfter, standingOf } from '../model/score.ts';
import { cutoffOf, FINISH_MINUTES, type Terms } from '../model/terms.ts';
import { countingAt, findEntry, type Entry } from '../repository/entries.ts';
import { findRound, roundsOf, saveRound, saveStanding, type Round } from '../repository/standings.ts';
import { findTournament, type Tournament } from '../repository/tournaments.ts';

/** Name of the ledger consumer: its cursor. */
export const CONSUMER = 'tournaments';

/** A movement of a round in a game. */
type RoundMovement = LedgerMovement & { readonly gameId: string; readonly roundId: string };

const STAKES: readonly string[] = ['BET', 'BET_VOID'];
const WINS: readonly string[] = ['WIN', 'WIN_VOID'];
/** The game of a movement counts. */
const isCounted = ({ vertical, countedGameIds }: Terms, { category, gameId }: RoundMovement): boolean =>
  category === vertical && (countedGameIds === null || countedGameIds.includes(gameId));

function isOfRound(movement: LedgerMovement): movement is RoundMovement {
  const { type, category, gameId, roundId } = movement;
  if (category !== 'CASINO' && category !== 'LIVE_CASINO') return false;
  return gameId !== null && roundId !== null && (STAKES.includes(type) || WINS.includes(type));
}

/** Handles one movement of the ledger: what a round stakes, wins and gets back changes its points. */
export async function followMovement(app: FastifyInstance, tx: Transaction, movement: LedgerMovement): Promise<void> {
  if (!isOfRound(movement) || movement.amount === 0) return;
  const at = movement.createdAt;
  // A win may have been held for review, which the end waits for.
  const endedAfter = movement.type === 'WIN' ? null : new Date(at.getTime() - FINISH_MINUTES * 60_000);
  for (const { tournamentId } of await countingAt(tx, movement.playerId, { at, endedAfter })) {
    const found = await findTournament(tx, tournamentId);
    if (found) await count(app, tx, found, movement);
  }
}

/**
 * Returns whether a stake goes on with a round that began before the entry or the tournament. Such a round counts
 * nothing: otherwise a player could see the cards, enter, and have the later stake alone carry the winnings of all.
 */
const hasBegunEarlier = (
  app: FastifyInstance,
  tx: Transaction,
  of: { readonly movement: RoundMovement; readonly entry: Entry; readonly startsAt: Date },
): Promise<boolean> => {
  const { playerId, gameId, roundId } = of.movement;
  return app.wallet.hasEarlierStake(tx, {
    ...{ playerId, gameId, roundId },
    upTo: of.entry.enteredSeq,
    before: of.startsAt,
  });
};

/** Tells whether a movement came before the last rounds must have ended. A win that was held counts from when it was held. */
async function isInTime(
  app: FastifyInstance,
  tx: Transaction,
  { endsAt }: Tournament,
  { playerId, reference, type, createdAt }: RoundMovement,
): Promise<boolean> {
  const cutoff = cutoffOf(endsAt);
  if (createdAt < cutoff) return true;
  const heldAt = type === 'WIN' ? await app.studio.heldAt(tx, { playerId, reference }) : null;
  return heldAt !== null && heldAt < cutoff;
}

/** Counts a movement for one entry, whose lock keeps a second process, a leave and the end waiting. */
async function count(app: FastifyInstance, tx: Transaction, found: Tournament, movement: RoundMovement): Promise<void> {
  const { playerId, gameId, roundId, seq, type, createdAt } = movement;
  const { tournamentId, terms } = found;
  const entry = await findEntry(tx, { playerId, tournamentId }, true);
  const amounts = entry && terms.amounts[entry.currency];
  if (!entry || !amounts || seq <= entry.enteredSeq) return;
  if (entry.isFinal || (entry.finalSeq !== null && seq > entry.finalSeq)) return;
  const before = await findRound(tx, { playerId, tournamentId, gameId, roundId });
  // A round begins with a stake in time. What comes later in it counts too, until the last rounds must have ended.
  const begins = type === 'BET' && createdAt < found.endsAt && isCounted(terms, movement);
  if (!(before ?? begins) || !(await isInTime(app, tx, found, movement))) return;
  if (!before && (await hasBegunEarlier(app, tx, { movement, entry, startsAt: found.startsAt }))) return;
  const sums = before ?? { staked: 0, bonus: 0, won: 0 };
  const after = STAKES.includes(type)
    ? { ...sums, staked: sums.staked - movement.amount, bonus: sums.bonus - movement.bonusAmount }
    : { ...sums, won: sums.won + movement.amount };
  const scored = scoreOfRound(terms.scoring, amounts, after);
  const was = { counted: before?.counted ?? 0, score: before?.score ?? 0 };
  const isSame = scored.counted === was.counted && scored.score === was.score;
  const round: Round = {
    playerId,
    tournamentId,
    gameId,
    roundId,
    staked: after.staked,
    bonus: after.bonus,
    won: after.won,
    ...scored,
    scoredSeq: isSame && before ? before.scoredSeq : seq,
    scoredAt: isSame && before ? before.scoredAt : createdAt,
  };
  await saveRound(tx, round);
  if (isSame) return;
  const standing =
    standingAfter(terms.scoring, amounts, entry, was, round) ??
    standingOf(terms.scoring, amounts, await roundsOf(tx, entry));
  await saveStanding(tx, entry, {
    rounds: standing.rounds,
    counted: standing.counted,
    score: standing.score,
    reachedSeq: standing.reachedSeq,
    reachedAt: standing.reachedAt,
  });
  if (standing.score !== entry.score) app.tournaments.announce(tx, playerId, tournamentId, toWire(standing.score));
}
