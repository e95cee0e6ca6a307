import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  deposit,
  grantBonus,
  lockWithdrawal,
  payWithdrawal,
  referenceOf,
  releaseWithdrawal,
  stake,
  totalOf,
  type Balances,
  type Movement,
  type Vertical,
} from '../index.ts';
import { chanceOf } from './random.ts';

export interface SoakResult {
  readonly operations: number;
  readonly moved: number;
  readonly replays: number;
  readonly refused: number;
  readonly conflicts: number;
}

const VERTICALS: readonly Vertical[] = ['CASINO', 'LIVE_CASINO', 'SPORTS'];
const BONUS = {
  BONUS_SPORTS: 'sportsBonus',
  BONUS_CASINO: 'casinoBonus',
  BONUS_LIVE_CASINO: 'liveCasinoBonus',
} as const;
/**
 * Operations between two audits of the whole ledger. The player's balances are compared with the model after each
 * operation.
 */
const AUDIT_EVERY = 2500;

interface Known {
  readonly movement: Movement;
  readonly balanceAfter: number;
}

/**
 * Runs random operations from a seed on a few players and checks each against a simple model: outcome, all five
 * balances, version, and the answer to replays. Audits the whole ledger from its postings at intervals and at the end.
 * @throws Error naming seed and operation; the same seed and count replay it
 */
export async function soakLedger(app: FastifyInstance, seed: number, operations: number): Promise<SoakResult> {
  const chance = chanceOf(seed);
  const run = randomUUID();
  const players = Array.from({ length: 8 }, () => randomUUID() as string);
  const model = new Map<string, Balances>();
  for (const playerId of players) {
    await app.wallet.transaction(({ tx }) => app.wallet.create(tx, playerId, 'EUR'));
    model.set(playerId, {
      main: 0,
      locked: 0,
      sportsBonus: 0,
      casinoBonus: 0,
      liveCasinoBonus: 0,
      currency: 'EUR',
      version: 0,
    });
  }
  const known: Known[] = [];
  const locked: { playerId: string; amount: number; reference: string }[] = [];
  const tally = { moved: 0, replays: 0, refused: 0, conflicts: 0 };
  let operation = 0;
  const fail = (what: string): never => {
    throw new Error(`Ledger soak: ${what} at operation ${operation} of ${operations}. Replay it with seed ${seed}.`);
  };
  const expected = (balances: Balances, movement: Movement): Balances | null => {
    let { main, bonus } = movement;
    if (movement.spill && balances.main + main < 0) {
      bonus += balances.main + main;
      main = -balances.main;
    }
    const next = {
      ...balances,
      main: balances.main + main,
      locked: balances.locked + movement.locked,
      version: balances.version + 1,
    };
    if (movement.bonusWallet) next[BONUS[movement.bonusWallet]] += bonus;
    return Math.min(next.main, next.locked, next.sportsBonus, next.casinoBonus, next.liveCasinoBonus) < 0 ? null : next;
  };
  const fresh = (): Movement => {
    const playerId = chance.pick(players);
    const common = { reference: referenceOf(`soak ${run}`, `${operation}`), playerId, currency: 'EUR' as const };
    const amount = chance.between(1, chance.next() < 0.05 ? 1_000_000 : 5_000);
    const dice = chance.next();
    const end =
      dice >= 0.9 && locked.length > 0 ? locked.splice(chance.between(0, locked.length - 1), 1)[0] : undefined;
    if (end) {
      const own = { ...common, playerId: end.playerId };
      return chance.next() < 0.5
        ? payWithdrawal(own, end.amount, 'SKRILL', end.reference)
        : releaseWithdrawal(own, end.amount, 'SKRILL', end.reference, chance.pick(['CANCELED', 'REVERSAL'] as const));
    }
    if (dice < 0.15) return deposit(common, amount, 'SKRILL');
    if (dice < 0.2) return grantBonus(common, amount, chance.pick(VERTICALS), 'Bonus');
    if (dice < 0.28) return lockWithdrawal(common, amount, 'SKRILL');
    const vertical = chance.pick(VERTICALS);
    const bet = stake(common, amount, vertical, {
      gameId: `game-${chance.between(1, 20)}`,
      roundId: `round-${operation}`,
      title: 'Game',
    });
    return dice < 0.65 ? bet : { ...bet, type: 'WIN', amount, main: amount, spill: false };
  };

  for (operation = 1; operation <= operations; operation += 1) {
    const dice = chance.next();
    const old = known.length > 0 && dice < 0.15 ? chance.pick(known) : undefined;
    if (old) {
      // Two thirds are real retries; one third reuses the key for a different movement.
      const honest = dice < 0.1;
      const receipt = await app.wallet.move(
        honest ? old.movement : { ...old.movement, amount: old.movement.amount + 1, main: old.movement.main + 1 },
      );
      if (receipt.outcome !== (honest ? 'REPLAY' : 'CONFLICT'))
        fail(`a ${honest ? 'retry' : 'stolen key'} was answered ${receipt.outcome}`);
      if (honest && receipt.then?.balance !== old.balanceAfter)
        fail('a retry was answered with another balance than the first time');
      const now = model.get(old.movement.playerId);
      if (JSON.stringify(receipt.balances) !== JSON.stringify(now)) fail('a retry moved money');
      tally[honest ? 'replays' : 'conflicts'] += 1;
    } else {
      const movement = fresh();
      const before = model.get(movement.playerId);
      if (!before) return fail('a player is missing from the model');
      const next = expected(before, movement);
      const receipt = await app.wallet.move(movement);
      if (receipt.outcome !== (next ? 'MOVED' : 'NOT_ENOUGH_FUNDS'))
        fail(`${movement.type} of ${movement.amount} was answered ${receipt.outcome}`);
      if (JSON.stringify(receipt.balances) !== JSON.stringify(next ?? before))
        fail(
          `${movement.type} of ${movement.amount} left ${JSON.stringify(receipt.balances)} instead of ${JSON.stringify(next ?? before)}`,
        );
      if (next) {
        model.set(movement.playerId, next);
        known.push({ movement, balanceAfter: totalOf(next) });
        if (known.length > 5000) known.splice(0, 1000);
        if (movement.type === 'WITHDRAW' && movement.status === 'PENDING')
          locked.push({ playerId: movement.playerId, amount: movement.locked, reference: movement.reference });
        tally.moved += 1;
      } else tally.refused += 1;
    }
    if (operation % AUDIT_EVERY === 0 || operation === operations) {
      for (const playerId of players) {
        const faults = await app.wallet.verify(playerId);
        if (faults[0]) fail(`the audit found ${faults[0].fault} (${faults[0].detail})`);
      }
    }
  }
  return { operations, ...tally };
}
