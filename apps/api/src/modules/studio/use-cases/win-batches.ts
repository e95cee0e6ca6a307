import type { StudioWinsResult } from '@baize/contracts/studio';
import type { FastifyInstance } from 'fastify';
import { bookBatch } from '../../../plugins/batches.ts';
import { bodyOf, Refusal } from '../../../plugins/errors.ts';
import * as movements from '../repository/movements.ts';
import { answerWin, cachedSeats, dueOf, payWin, type Moved, type WinCall } from './rounds.ts';

interface Entry {
  readonly playerId: string;
  /** Its place in the call. */
  readonly at: number;
  readonly call: WinCall;
  readonly due: movements.Win;
}

/** Says what became of a win that was not paid. */
function unpaid(app: FastifyInstance, { transactionId }: WinCall, fault: unknown): StudioWinsResult {
  if (fault instanceof Refusal) {
    const { code, message } = bodyOf(fault.code);
    return { status: 'REFUSED', transactionId, code, message };
  }
  app.log.error({ err: fault, transactionId }, 'a win of a batch has no answer; the studio repeats it');
  return { status: 'UNKNOWN', transactionId };
}

/** Answers a win as the call of its own would. */
async function resultOf(
  app: FastifyInstance,
  call: WinCall,
  paying: Promise<Moved & { readonly held: boolean }>,
): Promise<StudioWinsResult> {
  try {
    return { status: 'BOOKED', transactionId: call.transactionId, ...(await paying) };
  } catch (fault) {
    return unpaid(app, call, fault);
  }
}

/**
 * Pays the wins of a round that many players share, each as `payWin` would: none depends on another one, and those of one
 * player keep their order.
 */
export async function payWins(
  app: FastifyInstance,
  studio: string,
  calls: readonly WinCall[],
): Promise<StudioWinsResult[]> {
  const seats = await cachedSeats(
    app,
    studio,
    calls.map(({ sessionId }) => sessionId),
  );
  const results: StudioWinsResult[] = [];
  const entries: Entry[] = [];
  for (const [at, call] of calls.entries()) {
    const seat = seats.get(call.sessionId) ?? null;
    try {
      const due = dueOf(seat, call);
      entries.push({ playerId: due.playerId, at, call, due });
    } catch (fault) {
      results[at] = unpaid(app, call, fault);
    }
  }
  await bookBatch(
    app,
    entries,
    async (players) => {
      const all = players.flat();
      const receipts = await movements.winMany(
        app.db,
        all.map(({ due }) => due),
        app.clock.now(),
      );
      for (const [index, receipt] of receipts.entries()) {
        const { at, call, due } = all[index] as Entry;
        results[at] = await resultOf(app, call, answerWin(app, studio, call, due, receipt));
      }
    },
    async (own) => {
      for (const { at, call } of own) results[at] = await resultOf(app, call, payWin(app, studio, call));
    },
  );
  return results;
}
