import type { FastifyInstance } from 'fastify';
import { isFreeToPlay } from '../../bonus/index.ts';
import { accountsOfPerson, lockPerson } from '../../person/index.ts';
import { findStanding } from '../../player/index.ts';
import { campaignOfPlace, cutoffOf, FINISH_MINUTES, lastPlaceOf } from '../model/terms.ts';
import type { Transaction } from '../../../plugins/database.ts';
import {
  findEntry,
  isAnyPlaced,
  openEntries,
  passOver,
  unfinishedEntries,
  updateEntry,
} from '../repository/entries.ts';
import { findRound, firstPlaces } from '../repository/standings.ts';
import { dueTournaments, lockTournament, updateTournament, type Tournament } from '../repository/tournaments.ts';
import { CONSUMER } from './follow-rounds.ts';

/** Tournaments of one look. */
const TOURNAMENTS = 20;
/** Players of one look. Those of a large tournament take several. */
const PAGE = 500;

/**
 * Ends the tournaments whose last rounds are over: fixes what counts, waits until the consumer has counted it, and gives
 * the prizes. Each step can be repeated, by any process, after any interruption: a player wins a campaign once.
 * @returns how many have ended
 */
export async function settleDue(app: FastifyInstance): Promise<number> {
  const endedBefore = new Date(app.clock.now().getTime() - FINISH_MINUTES * 60_000);
  let settled = 0;
  for (let after: Tournament | undefined; ;) {
    const page = await dueTournaments(app.db, endedBefore, { limit: TOURNAMENTS, after });
    for (const due of page) {
      try {
        if (await settle(app, due)) settled += 1;
      } catch (err) {
        // The others end all the same; this one is tried again, and `baize_tournament_late` counts it.
        app.log.error({ err, tournamentId: due.tournamentId }, 'a tournament could not be settled');
      }
    }
    after = page.at(-1);
    if (page.length < TOURNAMENTS) return settled;
  }
}

/** Returns whether the tournament is settled now; false while movements or prizes are waited for. */
async function settle(app: FastifyInstance, due: Tournament): Promise<boolean> {
  const isFixed = await fixEntries(app, due);
  if (!(await areAllCounted(app, due)) || !isFixed) return false;
  await passOverSecondAccounts(app, due);
  if (!(await claimSettling(app, due))) return false;
  await givePrizes(app, due);
  return true;
}

/**
 * Fixes the last movement of each player that counts, under the wallet's lock: all earlier ones are visible.
 * @returns false while a win that would count is held for review: the player is not to lose points by the house's delay
 */
async function fixEntries(app: FastifyInstance, due: Tournament): Promise<boolean> {
  const { tournamentId } = due;
  let isFixed = true;
  for (let after: string | undefined; ;) {
    const open = await openEntries(app.db, tournamentId, { limit: PAGE, after });
    for (const { playerId } of open)
      await app.db.transaction(async (tx) => {
        const wallet = await app.wallet.lock(tx, playerId);
        const version = wallet?.version ?? 0;
        if (await hasHeldWin(app, tx, due, { playerId, version })) {
          isFixed = false;
          return;
        }
        const entry = await findEntry(tx, { playerId, tournamentId }, true);
        if (entry?.finalSeq === null) await updateEntry(tx, entry, { finalSeq: version });
      });
    after = open.at(-1)?.playerId;
    if (open.length < PAGE) return isFixed;
  }
}

/** Tells whether a win that was held in time waits for an operator, of a round that counts. The wallet must be locked. */
async function hasHeldWin(
  app: FastifyInstance,
  tx: Transaction,
  { tournamentId, endsAt }: Tournament,
  { playerId, version }: { readonly playerId: string; readonly version: number },
): Promise<boolean> {
  const held = (await app.studio.heldWinsOf(tx, playerId)).filter(({ heldAt }) => heldAt < cutoffOf(endsAt));
  if (held.length === 0) return false;
  // Only the consumer knows which rounds count.
  if ((await app.ledgerConsumers.handledUpTo(tx, CONSUMER, playerId)) < version) return true;
  for (const { gameId, roundId } of held) {
    const round = await findRound(tx, { playerId, tournamentId, gameId, roundId });
    if (round !== null && round.counted > 0) return true;
  }
  return false;
}

async function areAllCounted(app: FastifyInstance, { tournamentId }: Tournament): Promise<boolean> {
  for (;;) {
    const unfinished = await unfinishedEntries(app.db, tournamentId, PAGE);
    let isAnyBehind = false;
    for (const { playerId, finalSeq } of unfinished) {
      if ((await app.ledgerConsumers.handledUpTo(app.db, CONSUMER, playerId)) < (finalSeq ?? 0)) isAnyBehind = true;
      else await app.db.transaction((tx) => updateEntry(tx, { playerId, tournamentId }, { isFinal: true }));
    }
    if (isAnyBehind) return false;
    if (unfinished.length < PAGE) return true;
  }
}

/**
 * Takes the place of each account whose person has another one ahead: two accounts that were linked after the entry win
 * one prize, and the next place moves up. A prize that was given before an interruption stays where it is.
 */
async function passOverSecondAccounts(app: FastifyInstance, { tournamentId, terms }: Tournament): Promise<void> {
  const places = lastPlaceOf(terms);
  for (;;) {
    const ahead = new Set<string>();
    let isPassed = false;
    for (const { playerId, campaignId } of await firstPlaces(app.db, tournamentId, places)) {
      const others = (await accountsOfPerson(app.db, playerId)).filter((account) => account !== playerId);
      if (campaignId === null && others.some((account) => ahead.has(account))) {
        await app.db.transaction((tx) => passOver(tx, { playerId, tournamentId }));
        isPassed = true;
      } else ahead.add(playerId);
    }
    // Later ones have moved up, and each of them may be a second account too.
    if (!isPassed) return;
  }
}

/**
 * From now on nobody can stop it.
 * @returns false if it was stopped meanwhile, or if a winner could not claim the prize: then it waits, and counts as late
 */
async function claimSettling(app: FastifyInstance, { tournamentId, terms }: Tournament): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const now = await lockTournament(tx, tournamentId);
    if (now?.status !== 'ACTIVE' || now.settledAt !== null) return false;
    const ranked = await firstPlaces(tx, tournamentId, lastPlaceOf(terms));
    const won = ranked.flatMap((_, index) => campaignOfPlace(terms, index + 1) ?? []);
    const closed = await app.bonuses.closedPrizes(tx, [...new Set(won)]);
    if (closed.length > 0) {
      app.log.error({ tournamentId, campaigns: closed }, 'prizes wait: winners could not claim them');
      return false;
    }
    if (now.settlingAt === null) await updateTournament(tx, tournamentId, { settlingAt: app.clock.now() });
    return true;
  });
}

/** Gives the places their prizes, player by player, since no transaction writes rows of two players. */
async function givePrizes(app: FastifyInstance, { tournamentId, terms }: Tournament): Promise<void> {
  const ranked = await firstPlaces(app.db, tournamentId, lastPlaceOf(terms));
  for (const [index, { playerId }] of ranked.entries()) {
    const place = index + 1;
    const campaignId = campaignOfPlace(terms, place);
    if (campaignId === null) continue;
    await app.db.transaction(async (tx) => {
      // Nobody links two accounts between the look at the winners and the prize.
      await lockPerson(tx, playerId);
      const standing = await findStanding(tx, playerId, true);
      const entry = await findEntry(tx, { playerId, tournamentId }, true);
      if (!entry || entry.campaignId !== null || entry.isSecondAccount) return;
      const others = (await accountsOfPerson(tx, playerId)).filter((account) => account !== playerId);
      if (await isAnyPlaced(tx, tournamentId, others))
        throw new Error(
          `An account of the tournament ${tournamentId} was linked to a winner's while prizes were given.`,
        );
      await updateEntry(tx, entry, { place, campaignId });
      // A player on a break is not called back by a prize. It waits on the rewards page until it can be claimed.
      const isTold = standing !== null && isFreeToPlay(app, standing, terms.vertical);
      if ((await app.bonuses.closedPrizes(tx, [campaignId])).length > 0)
        throw new Error(`The prize ${campaignId} of the tournament ${tournamentId} was stopped while it was given.`);
      if (await app.bonuses.awardPrize(tx, { playerId, campaignId }, isTold))
        tx.afterCommit(() => app.tournaments.countPrize());
    });
  }
  await app.db.transaction(async (tx) => {
    const now = await lockTournament(tx, tournamentId);
    if (now?.settledAt === null) await updateTournament(tx, tournamentId, { settledAt: app.clock.now() });
  });
}
