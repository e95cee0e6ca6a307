import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import type { operatorBalanceCorrection } from '@baize/contracts/operator';
import { fromWire, toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Money } from '../model/exchange.ts';
import { isTooMuchForPair, pairCountsSince } from '../model/corrections-of-a-pair.ts';
import { entriesOfPair } from '../../audit/index.ts';
import type { Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { OperatorCall } from '../../../plugins/operator-plane/index.ts';
import { correctBalance as correction, referenceOf, reverseDeposit, type Movement } from '../../wallet/index.ts';
import * as payments from '../repository/payments.ts';

type Call = OperatorCall<typeof operatorBalanceCorrection>;

const TOO_MUCH = 'two people correct at most 10,000 euros a day together; other people have to book more';

const refused = (why: string) => new Refusal(409, SERVER_ERROR.balanceCorrectionRefused, { why });

/**
 * Returns the movement that a correction books. A deposit is taken back once, and never more than it was. It may be
 * nothing, where the balance has nothing left of it: its bonus follows the movement, and not the sum.
 */
async function movementOf(tx: Transaction, { params: { playerId }, body }: Call): Promise<Movement> {
  const { correctionId, currencyCode: currency, depositId } = body;
  const read = fromWire(body.amount, currency);
  if (!read.ok) throw fieldRefusal('amount', ERROR.amountInvalid, body.amount);
  const amount = read.value;
  if (depositId === undefined)
    return correction({ reference: referenceOf('balance-correction', correctionId), playerId, currency }, amount);
  const deposit = await payments.find(tx, { playerId, referenceId: depositId });
  if (deposit?.kind !== 'DEPOSIT' || deposit.status !== 'SUCCESS') throw refused('the player has no such deposit');
  if (amount > 0 || -amount > deposit.amount) throw refused('a reversal takes at most what was deposited');
  const reference = referenceOf('deposit-reversed', depositId);
  return reverseDeposit({ reference, playerId, currency }, Math.abs(amount), deposit.method, depositId);
}

/** Reads a correction from the details of its entry; null for the reversal of a deposit, which a bank has caused. */
function recordedCorrection({ amount, currencyCode, depositId }: Readonly<Record<string, unknown>>): Money | null {
  if (depositId !== undefined) return null;
  const currency = currencyCode as CurrencyCode;
  const read = fromWire(Number(amount), currency);
  return read.ok ? { amount: read.value, currency } : null;
}

/**
 * Refuses what two people may not book alone within a day. After the entry of the correction itself was written: of two at
 * once, the second one waits for it.
 */
async function expectWithinPair(app: FastifyInstance, tx: Transaction, { operator, approver }: Call): Promise<void> {
  if (!approver) return;
  const since = pairCountsSince(app.clock.now());
  const entries = await entriesOfPair(tx, 'operatorBalanceCorrection', [operator.id, approver.id], since);
  if (isTooMuchForPair(entries.flatMap((entry) => recordedCorrection(entry) ?? []))) throw refused(TOO_MUCH);
}

/**
 * Corrects a player's balance and tells them. Money can be taken only as far as MAIN has it: no balance goes below zero,
 * so what is missing is a debt outside the ledger. The same two people book a limited sum a day.
 * @throws Refusal 400 error.amount.invalid for a part of a peso · 404 for a player without a wallet · 409
 * error.balance_correction.refused · 409 error.idempotency.conflict for another correction with the same name, or of the
 * same deposit
 */
export async function correctBalance(app: FastifyInstance, call: Call): Promise<void> {
  const { params, body, secondPerson, record } = call;
  const { playerId } = params;
  await app.wallet.transaction(async (ledger) => {
    const wallet = await app.wallet.lock(ledger.tx, playerId);
    if (!wallet) throw new Refusal(404, ERROR.notFound);
    if (wallet.currency !== body.currencyCode) throw refused(`the player's money is in ${wallet.currency}`);
    const movement = await movementOf(ledger.tx, call);
    const isReversal = body.depositId !== undefined;
    // What no pair may book alone does not wait for one.
    if (!isReversal && isTooMuchForPair([{ amount: movement.amount, currency: body.currencyCode }]))
      throw refused(TOO_MUCH);
    secondPerson({ playerId, ...body });
    const before = await app.wallet.balances(playerId, ledger.tx);
    const { outcome, balances } = await ledger.move(movement);
    if (outcome === 'REPLAY') throw refused('it has been booked already');
    if (outcome === 'CONFLICT') throw new Refusal(409, ERROR.idempotencyConflict);
    if (outcome !== 'MOVED') throw refused('the balance does not have as much');
    await record(ledger.tx, {
      subject: playerId,
      before: { main: toWire(before?.main ?? 0) },
      after: { main: toWire(balances?.main ?? 0) },
      details: body,
    });
    if (!isReversal) await expectWithinPair(app, ledger.tx, call);
    // Nothing was taken from the balance; if a bonus ends with it, that notice says why.
    if (body.amount === 0) return;
    await app.tellPlayer(ledger.tx, {
      playerId,
      kind: isReversal ? 'DEPOSIT_REVERSED' : body.amount > 0 ? 'BALANCE_CREDITED' : 'BALANCE_DEBITED',
      values: { amount: Math.abs(body.amount), currencyCode: body.currencyCode },
    });
  });
}
