import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATION_RESULTS } from '@baize/contracts/cashier';
import { type HistoryEntry } from '@baize/contracts/wallet';
import { checkAmount } from './amount-check.ts';
import { depositGate, isOpen, withdrawalGate } from './deposit-gate.ts';
import { kindOfEntry, mayHaveMore, mergePages, pendingEntries } from './history.ts';

describe('deposit gate (A§4)', () => {
  it.each([
    ['SUCCESS', 'ALLOWED'],
    ['NOT_ENOUGH_FUNDS', 'ERROR'],
    ['EXCEEDS_KYC_LIMIT', 'ERROR'],
    ['FAILURE', 'ERROR'],
    ['DOCUMENTS_PREFERRED', 'VERIFYDOCUMENT_LOYAL'],
    ['DOCUMENTS_UNDER_REVIEW', 'VERIFYDOCUMENT_UNDER_REVIEW'],
    ['DOCUMENTS_REQUIRED', 'VERIFYDOCUMENT_REQUIRED'],
    ['DOCUMENTS_REQUIRED_RESTRICTED', 'VERIFYDOCUMENT_STRICT'],
    ['WITHDRAWAL_LIMIT_REACHED', 'WITHDRAWAL_LIMIT_REACHED'],
    ['SELF_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
    ['SELF_SPEND_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
    ['RESTRICTED', 'RESTRICTED'],
    ['FORBIDDEN', 'SUSPENDED'],
  ] as const)('%s gives %s', (result, state) => expect(depositGate(result)).toBe(state));

  it('opens only for success and preferred documents', () => {
    expect(OPERATION_RESULTS.filter((result) => isOpen(depositGate(result)))).toEqual([
      'SUCCESS',
      'DOCUMENTS_PREFERRED',
    ]);
    expect(isOpen(depositGate(undefined))).toBe(false);
  });
});

describe('withdrawal gate (A§4)', () => {
  it.each([
    ['SUCCESS', null, 5000, 'ALLOWED'],
    ['SUCCESS', 0, 5000, 'WITHDRAWAL_LIMIT_REACHED'],
    ['SUCCESS', 4000, 5000, 'SELF_LIMIT_NOTIFY'],
    ['SUCCESS', 5000, 5000, 'ALLOWED'],
    ['WITHDRAWAL_LIMIT_REACHED', null, 5000, 'WITHDRAWAL_LIMIT_REACHED'],
    ['DOCUMENTS_PREFERRED', null, 5000, 'ALLOWED'],
    ['DOCUMENTS_PREFERRED', 4000, 5000, 'SELF_LIMIT_NOTIFY'],
    ['FAILURE', null, 0, 'ERROR'],
    [undefined, null, 0, 'ERROR'],
    ['FORBIDDEN', null, 100, 'RESTRICTED'],
    ['DOCUMENTS_REQUIRED', null, 100, 'VERIFYDOCUMENT_REQUIRED'],
    ['DOCUMENTS_UNDER_REVIEW', null, 100, 'VERIFYDOCUMENT_UNDER_REVIEW'],
    ['DOCUMENTS_REQUIRED_RESTRICTED', null, 0, 'VERIFYDOCUMENT_STRICT'],
  ] as const)('%s with limit %s and balance %s is %s', (result, limit, balance, state) =>
    expect(withdrawalGate(result, limit, balance)).toBe(state),
  );
});

describe('words of a closed cashier', () => {
  it.each(['deposit', 'withdraw'] as const)('exist for every state that closes the %s', async (kind) => {
    const { default: english } = await import('../messages/en.json');
    for (const result of [...OPERATION_RESULTS, undefined]) {
      for (const limit of [null, 0]) {
        const state = kind === 'deposit' ? depositGate(result) : withdrawalGate(result, limit, 5000);
        if (isOpen(state)) continue;
        for (const part of ['title', 'text'])
          expect(Object.keys(english), `${result} ${state}`).toContain(`wallet.gate.${kind}.${state}.${part}`);
      }
    }
  });
});

describe('amount as typed', () => {
  const limits = { minimum: 1000, maximum: 100_000, available: 5000 };
  it.each([
    ['0', 'error.amount.not_positive'],
    ['-1', 'error.amount.invalid'],
    ['0.001', 'error.amount.too_many_places'],
    ['1000000000000', 'error.not_enough_funds.available'],
    ['NaN', 'error.amount.invalid'],
    ['５．００１', 'error.amount.too_many_places'],
    ['60', 'error.not_enough_funds.available'],
    ['5', 'error.amount.below_minimum'],
    ['', 'error.amount.invalid'],
  ])('%j is refused with %s', (text, key) =>
    expect(checkAmount(text, 'en', 'EUR', limits)).toMatchObject({ ok: false, key }),
  );
  it('names the maximum of an amount that is too large to read', () =>
    expect(checkAmount('1000000000000', 'en', 'EUR', { minimum: 1000, maximum: 100_000 })).toEqual({
      ok: false,
      key: 'error.amount.above_maximum',
      bound: 100_000,
    }));
  it('accepts an amount within the limits', () =>
    expect(checkAmount('20', 'en', 'EUR', limits)).toEqual({ ok: true, amount: 2000 }));
  it('names the limit rather than the method’s bound where the limit is the tighter one', () => {
    const limit = { kind: 'deposit', period: 'daily', left: 4000, resetOn: '2026-12-01T00:00:00Z' } as const;
    const method = { minimum: 1000, maximum: 100_000 };
    expect(checkAmount('41', 'en', 'EUR', { ...method, limit })).toEqual({ ok: false, limit });
    expect(checkAmount('40', 'en', 'EUR', { ...method, limit })).toEqual({ ok: true, amount: 4000 });
    expect(checkAmount('20', 'en', 'EUR', { ...method, minimum: 5000, limit })).toEqual({ ok: false, limit });
    expect(checkAmount('1001', 'en', 'EUR', { ...method, limit: { ...limit, left: 200_000 } })).toMatchObject({
      key: 'error.amount.above_maximum',
    });
  });
  it('accepts the minimum and the whole available balance', () => {
    expect(checkAmount('10', 'en', 'EUR', limits)).toEqual({ ok: true, amount: 1000 });
    expect(checkAmount('50', 'en', 'EUR', limits)).toEqual({ ok: true, amount: 5000 });
  });
});

describe('history', () => {
  it('names a correction by its category: a reversal would be shown as money that was the player’s before', () => {
    const reversal = { type: 'REVERSAL', reward: null } as const;
    expect(kindOfEntry({ ...reversal, category: 'ADJUSTMENT' })).toBe('ADJUSTMENT');
    expect(kindOfEntry({ ...reversal, category: 'PAYMENT' })).toBe('REVERSAL');
  });

  const entry = (referenceId: string, minutes: number): HistoryEntry => ({
    referenceId,
    playerId: 'p',
    amount: -1,
    balanceAfterTransaction: 0,
    category: 'CASINO',
    type: 'BET',
    status: 'SUCCESS',
    transactionDate: new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString(),
    walletId: 'MAIN',
    currencyCode: 'EUR',
    description: null,
    reward: null,
    session: null,
  });
  it.each([
    [{}, true],
    [{ hour: 24 }, true],
    [{ hour: 23 }, false],
    [{ from: '2026-01-14T12:00:00.000Z', to: '2026-01-14T12:00:00.000Z' }, true],
    [{ from: '2026-01-14T12:00:00.001Z' }, false],
    [{ to: '2026-01-14T11:59:59.999Z' }, false],
    [{ hour: 24, category: 'CASINO' }, false],
  ] as const)('finds a pending deposit of the chosen period, both ends included (%j)', (filter, isFound) => {
    const deposit = {
      referenceId: 'waiting',
      amount: 30,
      currencyCode: 'EUR',
      paymentMethod: 'TRUSTLY',
      createdAt: '2026-01-14T12:00:00.000Z',
    } as const;
    const now = Date.parse('2026-01-15T12:00:00.000Z');
    expect(pendingEntries([deposit], filter, now).map(({ referenceId }) => referenceId)).toEqual(
      isFound ? ['waiting'] : [],
    );
  });
  it('shows each transaction once, newest first, even if pages overlap', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.record({ id: fc.integer({ min: 0, max: 30 }) }).map(({ id }) => entry(String(id), id * 97))),
        ),
        (pages) => {
          const merged = mergePages(pages, 'UTC');
          expect(new Set(merged.map((item) => item.referenceId)).size).toBe(merged.length);
          for (let index = 1; index < merged.length; index += 1)
            expect(Date.parse(merged[index - 1]!.transactionDate)).toBeGreaterThanOrEqual(
              Date.parse(merged[index]!.transactionDate),
            );
          expect(merged.filter((item) => item.firstOfDay).length).toBe(
            new Set(merged.map((item) => item.transactionDate.slice(0, 10))).size,
          );
        },
      ),
    );
  });
  it('expects more only after a full page', () => {
    expect(
      [9, 10, 11].map((count) => mayHaveMore(Array.from({ length: count }, (_, index) => entry(String(index), index)))),
    ).toEqual([false, true, false]);
  });
});
