import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededRng } from './model/random.ts';
import { openStudio, type Studio, type StudioOptions } from './rounds.ts';
import { StudioError } from './StudioError.ts';
import { fakeWallet, type Fault } from './testing/fakeWallet.ts';

/** Long enough in the foreground that a busy machine settles there; cases about the background shorten it. */
const timing = { betDelaysMs: [1, 1], foregroundMs: 2000, firstDelayMs: 1, maxDelayMs: 5 };
const untilDelivered = async (studio: Studio) => {
  for (let tries = 0; tries < 400 && studio.undelivered().length > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(studio.undelivered()).toEqual([]);
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'played',
    (cause: unknown) => (cause instanceof StudioError ? cause.body : Promise.reject(cause as Error)),
  );

let dataDir = '';
const open: Studio[] = [];
const start = async (options: Partial<StudioOptions> & Pick<StudioOptions, 'walletFor'>) => {
  const studio = await openStudio({ dataDir, rng: seededRng(11), timing, ...options });
  open.push(studio);
  return studio;
};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studio-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((studio) => studio.close()));
  await rm(dataDir, { recursive: true, force: true });
});
const real = { mode: 'real', studio: 'quickspin', gameId: 'aurora', token: 'good' } as const;

describe('a round', () => {
  it('moves the stake and the win once, whatever responses are lost', async () => {
    const operator = fakeWallet(100_000);
    const studio = await start({ walletFor: () => operator.wallet });
    const { sessionId } = await studio.openSession(real);
    operator.fail('lost-reply', 'lost-request', 'ok', 'lost-reply', 'lost-reply', 'ok');
    const reply = await studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } });
    expect(reply.balance).toBe(100_000 - 100 + reply.win);
    expect(operator.books.balance).toBe(reply.balance);
    expect(operator.books.moved.size).toBe(2);
    expect(operator.books.calls).toHaveLength(6);
  });

  it('is the same round for the same key, immediately and later, and rejects another stake', async () => {
    const operator = fakeWallet(100_000);
    const studio = await start({ walletFor: () => operator.wallet });
    const { sessionId } = await studio.openSession(real);
    const ask = () => studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await ask()).toEqual({ ...first, now: expect.any(Number) });
    expect(operator.books.moved.size).toBe(2);
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 200 } }))).toMatchObject({
      code: 'studio.round.conflict',
    });
  });

  it('does not run at the same time as another of the same session', async () => {
    const operator = fakeWallet(100_000);
    const studio = await start({ walletFor: () => operator.wallet });
    const { sessionId } = await studio.openSession(real);
    const first = studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } });
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0002', bets: { spin: 100 } }))).toMatchObject({
      code: 'studio.round.in_progress',
    });
    await first;
    expect((await studio.play({ sessionId, roundKey: 'round-0002', bets: { spin: 100 } })).stake).toBe(100);
  });

  it('distinguishes insufficient funds, a limit and an expired session, and moves nothing', async () => {
    const operator = fakeWallet(50);
    const studio = await start({ walletFor: () => operator.wallet });
    const { sessionId } = await studio.openSession(real);
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } }))).toMatchObject({
      code: 'studio.funds',
    });
    operator.refuse('error.limit.loss.reached');
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0002', bets: { spin: 20 } }))).toMatchObject({
      code: 'studio.refused',
      operator: {
        code: 'error.limit.loss.reached',
        message: 'Your loss limit for today is reached.',
        details: { limitType: 'D' },
      },
    });
    operator.refuse('error.game_session.unknown');
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0003', bets: { spin: 20 } }))).toMatchObject({
      code: 'studio.session.expired',
    });
    expect(
      await codeOf(studio.play({ sessionId: 'nobody', roundKey: 'round-0004', bets: { spin: 20 } })),
    ).toMatchObject({
      code: 'studio.session.unknown',
    });
    for (const stake of [1, 21, 1_000_000])
      expect(
        await codeOf(studio.play({ sessionId, roundKey: `round-stake-${stake}`, bets: { spin: stake } })),
      ).toMatchObject({
        code: 'studio.stake.not_offered',
      });
    expect(operator.books.balance).toBe(50);
    expect((await studio.session(sessionId)).history).toEqual([]);
    // A rejected round stays rejected under its key, even if the operator would now accept it.
    operator.refuse(undefined);
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0002', bets: { spin: 20 } }))).toMatchObject({
      code: 'studio.refused',
      operator: { details: { limitType: 'D' } },
    });
  });

  it('refunds a stake whose result is unknown', async () => {
    const operator = fakeWallet(1000);
    const studio = await start({ walletFor: () => operator.wallet });
    const { sessionId } = await studio.openSession(real);
    operator.fail('lost-reply', 'lost-request', 'lost-request', 'lost-request');
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } }))).toMatchObject({
      code: 'studio.operator.unreachable',
      refund: 'done',
    });
    expect(operator.books.balance).toBe(1000);
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } }))).toMatchObject({
      code: 'studio.round.refunded',
      refund: 'done',
    });
    expect((await studio.session(sessionId)).history[0]).toMatchObject({ state: 'refunded', win: 0 });
  });

  it('also refunds it if a rejection follows a lost response', async () => {
    const operator = fakeWallet(1000);
    const studio = await start({ walletFor: () => operator.wallet });
    const { sessionId } = await studio.openSession(real);
    const bet = operator.wallet.bet;
    let asked = 0;
    // For an operator that checks the session before the key: the first bet was accepted, the second call meets an
    // expired session.
    operator.wallet.bet = async (movement, amount) => {
      asked += 1;
      if (asked > 1) return { kind: 'refused', code: 'error.game_session.unknown', message: 'Over.' };
      await bet(movement, amount);
      return { kind: 'unknown', reason: 'reply lost' };
    };
    expect(await codeOf(studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } }))).toMatchObject({
      code: 'studio.operator.unreachable',
    });
    await untilDelivered(studio);
    expect(operator.books.balance).toBe(1000);
  });

  it('shows the win immediately and pays it later if the operator is unavailable', async () => {
    const operator = fakeWallet(100_000);
    const studio = await start({ walletFor: () => operator.wallet, timing: { ...timing, foregroundMs: 2 } });
    const { sessionId } = await studio.openSession(real);
    operator.fail('ok', ...Array.from({ length: 12 }, (): Fault => 'lost-request'));
    const reply = await studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } });
    expect(reply.winPending).toBe(true);
    // The balance does not include it until the operator has it.
    expect(reply.balance).toBe(100_000 - 100);
    expect((await studio.session(sessionId)).undelivered).toBe(1);
    await untilDelivered(studio);
    expect(operator.books.balance).toBe(reply.balance + reply.win);
    expect((await studio.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } })).winPending).toBe(false);
  });

  it('respects the operator’s pace and maximum stake, counted from the last accepted stake', async () => {
    let time = 1_000_000;
    const operator = fakeWallet(100_000);
    const authenticate = operator.wallet.authenticate;
    operator.wallet.authenticate = async (token, gameId) =>
      ({
        ...(await authenticate(token, gameId)),
        law: { maximumStake: 100, minimumSpinSeconds: 5, autoplayAllowed: false },
      }) as Awaited<ReturnType<typeof authenticate>>;
    const studio = await start({ walletFor: () => operator.wallet, now: () => time });
    const session = await studio.openSession(real);
    expect(session).toMatchObject({ minRoundMs: 5000, turbo: false, maximumStake: 100 });
    expect(Math.max(...session.stakes)).toBe(100);
    const bet = operator.wallet.bet;
    operator.wallet.bet = async (movement, amount) => {
      time += 700;
      return bet(movement, amount);
    };
    await studio.play({ sessionId: session.sessionId, roundKey: 'round-0001', bets: { spin: 100 } });
    time += 4999;
    expect(
      await codeOf(studio.play({ sessionId: session.sessionId, roundKey: 'round-0002', bets: { spin: 100 } })),
    ).toMatchObject({ code: 'studio.too_soon', retryAfterMs: 1 });
    time += 1;
    expect(
      (await studio.play({ sessionId: session.sessionId, roundKey: 'round-0002', bets: { spin: 100 } })).stake,
    ).toBe(100);
  });
});

describe('a crash', () => {
  it('between stake and outcome ends in a refund, between outcome and win in the win', async () => {
    const operator = fakeWallet(100_000);
    const session = { id: 's', mode: 'real', gameId: 'g', currency: 'EUR', startedAt: Date.now() };
    operator.books.moved.set('bz1-a-bet', -100).set('bz1-b-bet', -100);
    operator.books.balance -= 200;
    const first = await start({ walletFor: () => operator.wallet });
    await first.close();
    open.pop();
    const lines = [
      { t: 'session', session },
      { t: 'betting', id: 'bz1-a', sessionId: 's', stake: 100, at: 1 },
      { t: 'betting', id: 'bz1-b', sessionId: 's', stake: 100, at: 2 },
      { t: 'drawn', id: 'bz1-b', stops: [[0, 0, 0, 0, 0]], win: 777, balance: 99_800, model: '1.0.0' },
    ];
    // The power failed while the last line was being written.
    await appendFile(
      join(dataDir, 'studio', 'rounds.jsonl'),
      `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"t":"clo`,
    );
    const again = await start({ walletFor: () => operator.wallet });
    await untilDelivered(again);
    expect(operator.books.balance).toBe(100_000 - 100 + 777);
    await again.close();
    open.pop();
    const third = await start({ walletFor: () => operator.wallet });
    expect(third.undelivered()).toEqual([]);
    expect(operator.books.balance).toBe(100_000 - 100 + 777);
  });

  it('loses no sessions and answers the same key with the same round', async () => {
    const operator = fakeWallet(100_000);
    const before = await start({ walletFor: () => operator.wallet });
    const { sessionId } = await before.openSession(real);
    const reply = await before.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } });
    await before.close();
    open.pop();
    const after = await start({ walletFor: () => operator.wallet, rng: seededRng(99) });
    expect(await after.play({ sessionId, roundKey: 'round-0001', bets: { spin: 100 } })).toEqual({
      ...reply,
      now: expect.any(Number),
    });
    expect((await after.openSession(real)).sessionId).toBe(sessionId);
  });

  it('refuses to start with a journal damaged in the middle', async () => {
    const operator = fakeWallet(0);
    await (await start({ walletFor: () => operator.wallet })).close();
    open.pop();
    const path = join(dataDir, 'studio', 'rounds.jsonl');
    await appendFile(path, '{"t":"bett\n{"t":"unknown","id":"x"}\n');
    await expect(start({ walletFor: () => operator.wallet })).rejects.toThrow(/Line 1 .* is damaged/);
    expect(await readFile(path, 'utf8')).toContain('"bett');
  });
});

describe('play money', () => {
  it('uses the same maths without a wallet call or a journal line', async () => {
    const operator = fakeWallet(0);
    const studio = await start({ walletFor: () => operator.wallet });
    const session = await studio.openSession({ mode: 'fun', studio: '', gameId: 'aurora', currency: 'EUR' });
    expect(session.balance).toBe(100_000);
    let balance = session.balance;
    for (let index = 0; index < 20; index += 1) {
      const reply = await studio.play({
        sessionId: session.sessionId,
        roundKey: `fun-round-${index}`,
        bets: { spin: 100 },
      });
      balance += reply.win - 100;
      expect(reply.balance).toBe(balance);
    }
    expect(operator.books.calls).toEqual([]);
    expect(await readFile(join(dataDir, 'studio', 'rounds.jsonl'), 'utf8')).toBe('');
  });
});

it('never creates or loses money: the wallet changes by the rounds’ wins minus stakes', async () => {
  const fault = fc.constantFrom<Fault>('ok', 'ok', 'ok', 'lost-request', 'lost-reply');
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          stake: fc.constantFrom(20, 100, 500),
          faults: fc.array(fault, { maxLength: 9 }),
          twice: fc.boolean(),
          restart: fc.boolean(),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      fc.integer(),
      async (plan, seed) => {
        const folder = await mkdtemp(join(tmpdir(), 'studio-property-'));
        const operator = fakeWallet(5000);
        const options = {
          walletFor: () => operator.wallet,
          dataDir: folder,
          rng: seededRng(seed),
          timing: { betDelaysMs: [0, 0], foregroundMs: 3, firstDelayMs: 0, maxDelayMs: 1 },
        };
        let studio = await openStudio(options);
        try {
          const { sessionId } = await studio.openSession(real);
          let expected = 5000;
          for (const [index, step] of plan.entries()) {
            operator.fail(...step.faults);
            const request = { sessionId, roundKey: `property-${index}`, bets: { spin: step.stake } };
            const play = () =>
              studio.play(request).then(
                (reply) => reply.win - reply.stake,
                (cause: unknown) => {
                  if (cause instanceof StudioError) return 0;
                  throw cause;
                },
              );
            const change = await play();
            if (step.restart) {
              await studio.close();
              studio = await openStudio(options);
            }
            if (step.twice) expect(await play()).toBe(change);
            expected += change;
          }
          operator.fail();
          await untilDelivered(studio);
          expect(operator.books.balance).toBe(expected);
        } finally {
          await studio.close();
          await rm(folder, { recursive: true, force: true });
        }
      },
    ),
    { numRuns: 40 },
  );
});

describe('a free spin', () => {
  const withSpins = async (left: number, options: Partial<StudioOptions> = {}) => {
    const operator = fakeWallet(1000);
    operator.award(left, 20);
    const studio = await start({ walletFor: () => operator.wallet, ...options });
    const session = await studio.openSession(real);
    const spin = (n: number) =>
      studio.play({ sessionId: session.sessionId, roundKey: `free-round-${n}`, bets: { spin: 20 }, isFree: true });
    return { operator, studio, session, spin };
  };

  it('takes no stake, feeds no jackpot and pays what it wins, until none is left', async () => {
    const draws: [string, number][] = [];
    const jackpots: NonNullable<StudioOptions['jackpots']> = {
      draw: (gameId, stake) => {
        // The paid round at the end feeds it; no free spin does.
        draws.push([gameId, stake]);
        return { won: 0, keep: () => undefined, undo: () => undefined };
      },
    };
    const { operator, studio, session, spin } = await withSpins(2, { jackpots });
    expect(session.award).toEqual({ spins: 2, left: 2, stake: 20, won: 0 });
    const first = await spin(1);
    expect(first).toMatchObject({ isFree: true, stake: 20, balanceAfterBet: 1000, award: { left: 1, won: first.win } });
    const second = await spin(2);
    expect(second.balance).toBe(1000 + first.win + second.win);
    expect(await codeOf(spin(3))).toMatchObject({ code: 'studio.free_spins.none' });
    expect(draws).toEqual([]);
    expect(operator.books.calls.filter((each) => each.startsWith('bet'))).toEqual([]);
    expect((await studio.session(session.sessionId)).totals).toMatchObject({ rounds: 2, staked: 0 });
    // The player goes on with a stake of their own.
    await studio.play({ sessionId: session.sessionId, roundKey: 'paid-round-1', bets: { spin: 20 } });
    expect(operator.books.calls.filter((each) => each.startsWith('bet'))).toHaveLength(1);
  });

  it('is not played with another stake, nor after another window has used the last one', async () => {
    const { operator, studio, session, spin } = await withSpins(1);
    expect(
      await codeOf(
        studio.play({ sessionId: session.sessionId, roundKey: 'free-round-0', bets: { spin: 200 }, isFree: true }),
      ),
    ).toMatchObject({ code: 'studio.stake.not_offered' });
    operator.spins.left = 0;
    expect(await codeOf(spin(1))).toMatchObject({ code: 'studio.free_spins.none' });
    expect((await studio.session(session.sessionId)).award?.left).toBe(0);
  });

  it('is given back if nobody knows whether it was used', async () => {
    const { operator, studio, spin } = await withSpins(3);
    operator.fail('lost-request', 'lost-request', 'lost-request');
    expect(await codeOf(spin(1))).toMatchObject({ code: 'studio.operator.unreachable', refund: 'done' });
    await untilDelivered(studio);
    expect(operator.spins).toMatchObject({ left: 3, won: 0 });
    expect(operator.books.balance).toBe(1000);
  });
});
