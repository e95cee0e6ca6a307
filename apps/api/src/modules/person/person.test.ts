import { randomInt, randomUUID } from 'node:crypto';
import type { AccountStatus } from '@baize/contracts/player';
import { busyGateway } from '../../testing/fakes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeByPlayer, type MakeApp, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { visitor } from '../../testing/registration.ts';
import { writeCampaign } from '../bonus/testing.ts';
import { findPlayer, recognisePlayer, restrictPlayer } from '../player/index.ts';
import { recordPersons } from '../player/use-cases/record-persons.ts';
import { personHasher } from './model/person-keys.ts';

const DAY_MS = 86_400_000;
const letters = (length = 10) => Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('');

/** Someone whom no other test knows, as they type themselves in. */
function someone(change: Partial<Someone> = {}): Someone {
  return {
    email: `${letters()}@example.fi`,
    firstName: `Élina${letters()}`,
    lastName: `Koski-${letters()}`,
    mobilePhone: { prefix: '+358', body: `4${randomInt(10_000_000, 99_999_999)}` },
    dateOfBirth: '1985-03-09',
    address: `Testikatu ${randomInt(1e9)}`,
    ...change,
  };
}
interface Someone {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobilePhone: { readonly prefix: string; readonly body: string };
  readonly dateOfBirth: string;
  readonly address: string;
}

/** Goes through the whole sign-up. @returns the last answer, and the player's id */
async function join(test: TestApp, who: Someone, brand = 'northlight') {
  const { dateOfBirth, address, ...details } = who;
  const browser = visitor(test, brand);
  const begun = await browser.begin(details);
  if (begun.statusCode !== 200) return { answer: begun, playerId: '' };
  expect((await browser.details({ dateOfBirth, address, mobilePhone: who.mobilePhone })).statusCode).toBe(204);
  await browser.request('sms');
  const phone = `${who.mobilePhone.prefix}${who.mobilePhone.body.replace(/^0/, '')}`;
  await browser.verify('sms', test.messaging.codeFor(phone));
  await browser.request('email');
  return { answer: await browser.verify('email', test.messaging.codeFor(who.email)), playerId: browser.playerId };
}
const seen = ({ answer }: Awaited<ReturnType<typeof join>>) => ({
  status: answer.statusCode,
  code: answer.json<{ code?: string }>().code,
});
const JOINED = { status: 200, code: undefined };
const KNOWN = { status: 400, code: 'error.registration.player_already_exists' };

/** An account of a person, opened before the test. */
const account = (
  test: TestApp,
  who: Someone,
  options: {
    readonly brand?: string;
    readonly countryCode?: string;
    readonly status?: AccountStatus;
    readonly days?: number | null;
    readonly multibrandSuspended?: boolean;
  } = {},
): Promise<TestPlayer> =>
  test.player({
    brand: options.brand ?? 'northlight',
    ...(options.countryCode ? { countryCode: options.countryCode } : {}),
    password: 'a long pass phrase 1',
    record: {
      email: who.email,
      emailKey: who.email.toLowerCase(),
      firstName: who.firstName,
      lastName: who.lastName,
      phonePrefix: who.mobilePhone.prefix,
      phoneBody: who.mobilePhone.body,
      dateOfBirth: who.dateOfBirth,
      address: who.address,
      status: options.status ?? 'REGISTERED',
      statusUntil: options.days == null ? null : new Date(test.clock.now().getTime() + options.days * DAY_MS),
      statusInitiator: 'PLAYER',
      multibrandSuspended: options.multibrandSuspended ?? false,
    },
  });

const gateway = busyGateway();
const open = (makeApp: MakeApp) => makeApp({ ports: { paymentGateway: gateway } });
const payIn = async (test: TestApp, player: Pick<TestPlayer, 'headers'>, amount: number) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/player/wallet/deposit',
    headers: { ...player.headers, 'idempotency-key': randomUUID() },
    payload: { amount, paymentMethod: 'SKRILL' },
  });
  const { code, details } = answer.json<{ code?: string; details?: Record<string, unknown> }>();
  return { status: answer.statusCode, code, details };
};

describeByPlayer('a person with several accounts (ruling 24)', (makeApp, kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open(makeApp);
  });

  it('cannot leave an exclusion behind by signing up again with a tag in the email', async () => {
    const who = someone();
    await account(test, who, { status: 'SELF_EXCLUDED', days: 182 });
    const tagged = { ...who, email: who.email.replace('@', '+2@') };
    const again = await join(test, tagged);
    expect(seen(again)).toEqual({ status: 403, code: 'error.exclusion.in.progress' });
    expect(again.answer.json()).toMatchObject({
      details: { days: 182, until: '2027-05-22T12:00:00.000Z', initiator: 'PLAYER' },
    });
    expect(again.answer.body).not.toContain('playerId');
    // The account was not opened: no login, no wallet, no deposit.
    expect(await findPlayer(test.db, again.playerId)).toMatchObject({ status: 'PRE_REGISTERED' });
    expect(await test.app.playerAccess.mayDeposit(again.playerId)).toEqual({ result: 'RESTRICTED' });
    expect(await test.app.wallet.balances(again.playerId)).toBeNull();
  });

  it.each([
    [
      'another spelling of the name',
      (who: Someone) => ({
        firstName: who.firstName.replace('É', 'E').toUpperCase(),
        lastName: who.lastName.replace('-', ' '),
      }),
    ],
    ['names in the other order', (who: Someone) => ({ firstName: who.lastName, lastName: who.firstName })],
    ['a trunk zero', (who: Someone) => ({ mobilePhone: { prefix: '+358', body: `0${who.mobilePhone.body}` } })],
  ])('is recognised by phone, name and birth date despite %s', async (_how, spelling) => {
    const who = someone();
    await account(test, who, { brand: 'marigold', status: 'SELF_EXCLUDED' });
    expect(seen(await join(test, { ...who, email: `${letters()}@example.fi`, ...spelling(who) }))).toEqual({
      status: 403,
      code: 'error.exclusion.in.progress.indefinitely',
    });
  });

  it.each([
    ['TIMEOUT', 2, false, 'error.timeout.in.progress'],
    ['SELF_EXCLUDED', 30, false, 'error.exclusion.in.progress'],
    ['SELF_EXCLUDED', null, false, 'error.exclusion.in.progress.indefinitely'],
    ['CLOSED', null, false, 'error.account.closed'],
    ['BLACKLISTED', null, false, 'error.account.deactivated'],
    ['REGISTERED', null, true, 'error.account.deactivated'],
  ] as const)(
    'is refused as %s says (%s days, suspended: %s), at every brand',
    async (status, days, suspended, code) => {
      const who = someone();
      await account(test, who, { status, days, multibrandSuspended: suspended });
      for (const brand of ['northlight', 'marigold'])
        expect(seen(await join(test, { ...who, email: `${letters()}@example.fi` }, brand))).toEqual({
          status: 403,
          code,
        });
    },
  );

  it('may join once more when the time is over, at another brand', async () => {
    const who = someone();
    await account(test, who, { status: 'SELF_EXCLUDED', days: -1 });
    expect(seen(await join(test, { ...who, email: `${letters()}@example.fi` }))).toEqual(KNOWN);
    expect(seen(await join(test, who, 'marigold'))).toEqual(JOINED);
  });

  it('has one account per brand, however the email is spelt', async () => {
    const name = letters();
    const who = someone({ email: `${name}.x@gmail.com` });
    expect(seen(await join(test, who))).toEqual(JOINED);
    for (const email of [`${name}x+casino@gmail.com`, `${name.toUpperCase()}.X@googlemail.com`])
      expect(seen(await join(test, someone({ email })))).toEqual(KNOWN);
    // Another brand has its own account, of the same person.
    const there = await join(test, { ...who, email: `${name}x@gmail.com` }, 'marigold');
    expect(seen(there)).toEqual(JOINED);
    const [one, other] = await test.db.query<{ person_id: string }>(
      'select person_id from players where last_name = $1',
      [who.lastName],
    );
    expect(one?.person_id).toBe(other?.person_id);
  });

  it('stops on every account, also on those that share nothing but a third one', async () => {
    const first = someone();
    const second = someone({ ...first, email: `${letters()}@example.fi` });
    const third = someone({ email: second.email });
    const [one, two, three] = [
      await account(test, first),
      await account(test, second, { brand: 'marigold' }),
      await account(test, third, { brand: 'wireframe' }),
    ];
    const until = new Date(test.clock.now().getTime() + 30 * DAY_MS);
    await restrictPlayer(test.app, one.playerId, { status: 'SELF_EXCLUDED', until, initiator: 'PLAYER' });
    for (const { playerId } of [two, three])
      expect([
        (await findPlayer(test.db, playerId))?.multibrandSuspendedUntil,
        (await test.app.playerAccess.mayDeposit(playerId)).result,
      ]).toEqual([until, 'RESTRICTED']);
  });

  it('stops every account before payment forms are cancelled, whatever the gateway does', async () => {
    const who = someone();
    const here = await account(test, who);
    const there = await account(test, { ...who, email: `${letters()}@example.fi` }, { brand: 'marigold' });
    const accounts = [here.playerId, there.playerId];
    /** Whether each account could deposit when the forms of one of them were to be cancelled. */
    const seen: string[] = [];
    test.app.onCancelForbiddenDeposits(async (playerId) => {
      if (!accounts.includes(playerId)) return;
      for (const id of accounts) seen.push((await test.app.playerAccess.mayDeposit(id)).result);
      throw new Error('The gateway has failed.');
    });
    const until = new Date(test.clock.now().getTime() + 30 * DAY_MS);
    await restrictPlayer(test.app, here.playerId, { status: 'SELF_EXCLUDED', until, initiator: 'PLAYER' });
    expect(seen).toEqual(Array(4).fill('RESTRICTED'));
  });

  it('takes a time-out on every account, by the player or an operator, and comes back everywhere when it ends', async () => {
    for (const by of ['the player', 'an operator']) {
      const who = someone();
      const here = await account(test, who);
      const there = await account(test, { ...who, email: `${letters()}@example.fi` }, { brand: 'marigold' });
      const until = new Date(test.clock.now().getTime() + 30 * DAY_MS);
      if (by === 'the player')
        await restrictPlayer(test.app, here.playerId, { status: 'TIMEOUT', until, initiator: 'PLAYER' });
      else {
        const body = { accountStatus: 'TIMEOUT', statusUntil: until.toISOString() };
        expect((await test.operator().call('PATCH', `/players/${here.playerId}`, body)).statusCode).toBe(200);
      }
      expect(await findPlayer(test.db, there.playerId)).toMatchObject({ status: 'TIMEOUT', statusUntil: until });
      expect((await payIn(test, await test.signInAgain(there), 20)).status).toBe(403);
      test.advance(30 * DAY_MS);
      for (const { playerId } of [here, there])
        expect(await test.app.playerAccess.mayDeposit(playerId)).toEqual({ result: 'SUCCESS' });
      test.clock.setOffset(0);
    }
  });

  it('shares the law’s monthly limit between accounts (JJ: 1,000 €)', async () => {
    const who = someone();
    const here = await account(test, who, { countryCode: 'DE' });
    const there = await account(test, { ...who, email: `${letters()}@example.fi` }, { countryCode: 'DE' });
    expect((await payIn(test, here, 700)).status).toBe(200);
    expect(await payIn(test, there, 300.01)).toMatchObject({
      status: 403,
      code: 'error.deposit.not_allowed',
      details: { result: 'SELF_LIMIT_REACHED', limitLeft: 300 },
    });
    expect((await payIn(test, there, 300)).status).toBe(200);
    expect((await payIn(test, here, 10)).status).toBe(403);
  });

  describe('who is only likely the same', () => {
    const REVIEW = { result: 'RESTRICTED', reason: 'ACCOUNT_REVIEW' };
    interface Review {
      readonly player: { readonly playerId: string };
      readonly matches: readonly { readonly player: { readonly playerId: string } }[];
    }
    const decide = async (playerId: string, decision: 'RELEASED' | 'SAME_PERSON') => {
      const answer = await test.operator().call('POST', `/person-reviews/${playerId}/decision`, { decision });
      expect([200, 204]).toContain(answer.statusCode);
    };
    const token = async (email: string) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/identity/',
        payload: JSON.stringify({
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: 'baize-northlight',
          AuthParameters: { USERNAME: email, PASSWORD: 'a long pass phrase 1' },
        }),
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        },
      });
      return {
        headers: {
          authorization: `Bearer ${answer.json<{ AuthenticationResult: { IdToken: string } }>().AuthenticationResult.IdToken}`,
        },
      };
    };

    it.each([
      ['the phone', (who: Someone) => ({ mobilePhone: who.mobilePhone })],
      ['name and birth date', (who: Someone) => ({ firstName: who.firstName, lastName: who.lastName })],
      ['the email without its tag', (who: Someone) => ({ email: who.email.replace('@', '+2@') })],
    ])('by %s, joins but takes no money until an operator has decided', async (_what, shared) => {
      const who = someone();
      const known = await account(test, who, { status: 'SELF_EXCLUDED' });
      const other = someone(shared(who));
      const joined = await join(test, other);
      expect(seen(joined)).toEqual(JOINED);
      const player = await token(other.email);
      const check = await test.app.inject({
        method: 'POST',
        url: '/api/v1/player/wallet/deposit/request',
        headers: player.headers,
        payload: { ipAddress: '', blackbox: '-' },
      });
      expect(check.json()).toMatchObject(REVIEW);
      expect(await payIn(test, player, 20)).toMatchObject({ status: 403, details: REVIEW });
      // Bonus money and free spins would be play without a deposit.
      const mayPlay = () =>
        Promise.all(
          (['CASINO', 'LIVE_CASINO', 'SPORTS'] as const).map((vertical) =>
            test.app.playerAccess.mayPlay(joined.playerId, vertical),
          ),
        );
      expect(await mayPlay()).toEqual([false, false, false]);
      const bonusCode = letters();
      await writeCampaign(
        test,
        known,
        {
          category: 'MANUAL',
          trigger: 'MANUAL_BONUS_CODE',
          matchPercent: null,
          wrMultiplier: 2,
          amounts: { EUR: { bonus: 5 } },
        },
        bonusCode.toUpperCase(),
      );
      const claim = () =>
        test.app.inject({
          method: 'POST',
          url: '/api/v2/bonus/bonus-code/manual-claim',
          headers: player.headers,
          payload: { bonusCode, state: 'ACTIVATED' },
        });
      const before = await claim();
      expect(before.statusCode, before.body).toBe(400);
      const compliance = test.operator({ id: 'olga', roles: ['compliance'] });
      const reviews = (await compliance.call('GET', '/person-reviews')).json<Review[]>();
      const review = reviews.find(({ player: held }) => held.playerId === joined.playerId);
      expect(review?.matches.map((match) => match.player.playerId)).toEqual([known.playerId]);
      const decision = `/person-reviews/${joined.playerId}/decision`;
      // Releasing it from someone who is excluded needs a second person.
      expect((await compliance.call('POST', decision, { decision: 'RELEASED' })).statusCode).toBe(202);
      expect(await test.app.playerAccess.mayDeposit(joined.playerId)).toEqual(REVIEW);
      const released = await compliance.callWithApproval('POST', decision, { decision: 'RELEASED' });
      expect([200, 204]).toContain(released.statusCode);
      expect(await mayPlay()).toEqual([true, true, true]);
      expect((await claim()).statusCode).toBe(200);
      expect((await payIn(test, player, 20)).status).toBe(200);
      expect((await compliance.call('POST', decision, { decision: 'RELEASED' })).statusCode).toBe(404);
    });

    it.each<[string, (who: Someone) => Partial<Someone>]>([
      ['a letter of another alphabet', ({ firstName }) => ({ firstName: firstName.replace('i', 'і') })],
      ['a second first name', ({ firstName }) => ({ firstName: `${firstName} Maria` })],
      ['an initial', ({ firstName }) => ({ firstName: `${firstName.charAt(0)}.` })],
      ['a hyphen in the name', ({ firstName }) => ({ firstName: `${firstName.slice(0, 2)}-${firstName.slice(2)}` })],
      ['another birth date, at the same address', () => ({ dateOfBirth: '1985-03-10' })],
      ['another first name, at the same address', () => ({ firstName: `Ulla${letters()}` })],
      ['another surname, at the same address', () => ({ lastName: 'Korhonen' })],
      ['another name, at the same address', () => ({ firstName: `Ulla${letters()}`, lastName: 'Korhonen' })],
      [
        'another surname, at the same flat in front of the street',
        ({ address }) => ({ lastName: 'Korhonen', address: address.replace(/(\D+) (\d+)/, '$2, $1') }),
      ],
      [
        'a letter too many, at another address',
        ({ lastName }) => ({ lastName: `${lastName}n`, address: 'Elsewhere 1' }),
      ],
      [
        'a letter too few in the first name, at another address',
        ({ firstName }) => ({ firstName: firstName.slice(0, -1), address: 'Elsewhere 2' }),
      ],
      [
        'two initials, at the same address',
        ({ firstName, lastName }) => ({ firstName: `${firstName.charAt(0)}.`, lastName: `${lastName.charAt(0)}.` }),
      ],
      [
        'an initial and a further surname',
        ({ firstName, lastName }) => ({ firstName: `${firstName.charAt(0)}.`, lastName: `${lastName}-Virta` }),
      ],
    ])('by a name with %s, another phone and another mailbox, takes no money', async (_what, change) => {
      // A birth date of their own, because two initials fit many names.
      const who = someone({ dateOfBirth: `19${randomInt(50, 99)}-0${randomInt(1, 10)}-${randomInt(10, 29)}` });
      await account(test, who, { status: 'SELF_EXCLUDED' });
      const other = someone({
        firstName: who.firstName,
        lastName: who.lastName,
        dateOfBirth: who.dateOfBirth,
        address: who.address,
        ...change(who),
      });
      // Registration refuses mixed alphabets; an account from before has them.
      const held = change(who).firstName?.includes('і') ? await account(test, someone()) : await join(test, other);
      if (change(who).firstName?.includes('і')) {
        const opened = await findPlayer(test.db, held.playerId);
        if (!opened) throw new Error('The account was not opened.');
        await test.db.transaction((tx) =>
          recognisePlayer(test.app, tx, {
            ...opened,
            firstName: other.firstName,
            lastName: other.lastName,
            dateOfBirth: other.dateOfBirth,
          }),
        );
      }
      expect(await test.app.playerAccess.mayDeposit(held.playerId)).toEqual(REVIEW);
    });

    it('is not held for a twin, a namesake elsewhere or a neighbour', async () => {
      const who = someone({ firstName: `Élina${letters()} Maria` });
      await account(test, who, { status: 'SELF_EXCLUDED' });
      for (const change of [
        { firstName: `Liisa${letters()} Maria`, lastName: who.lastName },
        { firstName: who.firstName, lastName: who.lastName, dateOfBirth: '1971-01-01' },
        { firstName: `Ulla${letters()}` },
      ]) {
        const joined = await join(test, someone(change));
        expect(await test.app.playerAccess.mayDeposit(joined.playerId)).toEqual({ result: 'SUCCESS' });
      }
    });

    it('is held after moving to the address of someone with the same name', async () => {
      const who = someone();
      await account(test, who, { status: 'SELF_EXCLUDED' });
      const player = await account(
        test,
        someone({
          ...who,
          email: `${letters()}@example.fi`,
          mobilePhone: someone().mobilePhone,
          address: someone().address,
          dateOfBirth: '1971-01-01',
        }),
      );
      const moves = (address: string, postalCode: string) =>
        test.app.inject({
          method: 'POST',
          url: '/api/v1/player/address',
          headers: player.headers,
          payload: { address, city: 'Helsinki', postalCode },
        });
      await moves('Aleksanterinkatu 9', '00170');
      expect(await test.app.playerAccess.mayDeposit(player.playerId)).toEqual({ result: 'SUCCESS' });
      const moved = await moves(who.address, '00100');
      expect([200, 204]).toContain(moved.statusCode);
      expect(await test.app.playerAccess.mayDeposit(player.playerId)).toEqual(REVIEW);
    });

    it('is one person from an operator’s decision on', async () => {
      const who = someone();
      await account(test, who, { brand: 'marigold', status: 'SELF_EXCLUDED', days: 30 });
      const joined = await join(test, someone({ mobilePhone: who.mobilePhone }));
      await decide(joined.playerId, 'SAME_PERSON');
      expect(await test.app.playerAccess.mayDeposit(joined.playerId)).toEqual({ result: 'RESTRICTED' });
      expect(await findPlayer(test.db, joined.playerId)).toMatchObject({
        multibrandSuspendedUntil: new Date(test.clock.now().getTime() + 30 * DAY_MS),
      });
    });

    it('is held when the other one excludes themselves later, unless released before', async () => {
      const who = someone();
      const one = await account(test, who);
      const family = await account(test, someone({ mobilePhone: who.mobilePhone }));
      const joined = await join(test, someone({ mobilePhone: who.mobilePhone }));
      await decide(joined.playerId, 'RELEASED');
      expect(await test.app.playerAccess.mayDeposit(family.playerId)).toEqual({ result: 'SUCCESS' });
      await restrictPlayer(test.app, one.playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
      expect(await test.app.playerAccess.mayDeposit(family.playerId)).toEqual(REVIEW);
      expect(await test.app.playerAccess.mayDeposit(joined.playerId)).toEqual({ result: 'SUCCESS' });
    });
  });

  it('cannot be stopped by a stranger who states their name and birth date', async () => {
    const who = someone();
    const victim = await account(test, who);
    test.advance(1000);
    const joined = await join(test, { ...someone(), firstName: who.firstName, lastName: who.lastName }, 'marigold');
    const HELD = { result: 'RESTRICTED', reason: 'ACCOUNT_REVIEW' };
    expect(await test.app.playerAccess.mayDeposit(joined.playerId)).toEqual(HELD);
    await restrictPlayer(test.app, joined.playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
    expect(await test.app.playerAccess.mayDeposit(victim.playerId)).toEqual({ result: 'SUCCESS' });
    // Nor when the victim's details are looked at again.
    await test.db.transaction(async (tx) => {
      const player = await findPlayer(tx, victim.playerId);
      if (player) await recognisePlayer(test.app, tx, { ...player, phoneBody: someone().mobilePhone.body });
    });
    expect(await test.app.playerAccess.mayDeposit(victim.playerId)).toEqual({ result: 'SUCCESS' });
    // An operator finds that it is one person after all: the exclusion is theirs.
    const decision = { decision: 'SAME_PERSON' };
    const decided = await test.operator().call('POST', `/person-reviews/${joined.playerId}/decision`, decision);
    expect([200, 204]).toContain(decided.statusCode);
    expect(await findPlayer(test.db, victim.playerId)).toMatchObject({ multibrandExcluded: true });
    expect((await test.app.playerAccess.mayDeposit(victim.playerId)).result).toBe('RESTRICTED');
    test.clock.setOffset(0);
  });

  it('is not held on a further account because a stranger has stated their name and birth date', async () => {
    const who = someone();
    await account(test, who);
    test.advance(1000);
    const stranger = someone({ firstName: `${who.firstName} Maria`, lastName: who.lastName });
    const theirs = await join(test, stranger, 'marigold');
    const HELD = { result: 'RESTRICTED', reason: 'ACCOUNT_REVIEW' };
    expect(await test.app.playerAccess.mayDeposit(theirs.playerId)).toEqual(HELD);
    test.advance(1000);
    const further = await join(test, { ...who, email: `${letters()}@example.fi` }, 'wireframe');
    expect(await test.app.playerAccess.mayDeposit(further.playerId)).toEqual({ result: 'SUCCESS' });
    // Nor when the stranger excludes themselves, or the details are looked at again.
    await restrictPlayer(test.app, theirs.playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
    const opened = await findPlayer(test.db, further.playerId);
    if (!opened) throw new Error('The account was not opened.');
    await test.db.transaction((tx) => recognisePlayer(test.app, tx, opened));
    expect(await test.app.playerAccess.mayDeposit(further.playerId)).toEqual({ result: 'SUCCESS' });
    // Stating the stranger's phone is something else: a code has proved it.
    await test.db.transaction((tx) =>
      recognisePlayer(test.app, tx, { ...opened, phoneBody: stranger.mobilePhone.body }),
    );
    expect(await test.app.playerAccess.mayDeposit(further.playerId)).toEqual(HELD);
    test.clock.setOffset(0);
  });

  it('is held on a further account by what holds their older one', async () => {
    const who = someone();
    await account(
      test,
      { ...someone(), firstName: who.firstName, lastName: who.lastName },
      { status: 'SELF_EXCLUDED' },
    );
    test.advance(1000);
    const HELD = { result: 'RESTRICTED', reason: 'ACCOUNT_REVIEW' };
    for (const brand of ['marigold', 'wireframe']) {
      const joined = await join(test, { ...who, email: `${letters()}@example.fi` }, brand);
      expect(await test.app.playerAccess.mayDeposit(joined.playerId)).toEqual(HELD);
      test.advance(1000);
    }
    test.clock.setOffset(0);
  });

  it('cannot register twice at the same moment', async () => {
    const who = someone();
    const browsers = await Promise.all(
      [1, 2, 3].map(async () => {
        const browser = visitor(test);
        const { dateOfBirth, address, ...details } = { ...who, email: `${letters()}@example.fi` };
        await browser.begin(details);
        await browser.details({ dateOfBirth, address, mobilePhone: who.mobilePhone });
        await browser.request('sms');
        await browser.verify('sms', test.messaging.codeFor(`+358${who.mobilePhone.body}`));
        await browser.request('email');
        return { browser, code: test.messaging.codeFor(details.email) };
      }),
    );
    const answers = await Promise.all(browsers.map(({ browser, code }) => browser.verify('email', code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('cannot join while the exclusion is being made', async () => {
    for (let round = 0; round < (kind === 'pglite' ? 2 : 6); round += 1) {
      const who = someone();
      const one = await account(test, who);
      const [joined] = await Promise.all([
        join(test, { ...who, email: `${letters()}@example.fi` }, 'marigold'),
        new Promise((resolve) => setTimeout(resolve, randomInt(60))).then(() =>
          restrictPlayer(test.app, one.playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' }),
        ),
      ]);
      expect((await test.app.playerAccess.mayDeposit(joined.playerId)).result).toBe('RESTRICTED');
    }
  });

  it('is recognised again when the phone changes', async () => {
    const who = someone();
    await account(test, who, { brand: 'marigold', status: 'SELF_EXCLUDED' });
    const phone = someone().mobilePhone;
    const player = await account(test, { ...who, email: `${letters()}@example.fi`, mobilePhone: phone });
    const call = (path: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/v1/player${path}`, headers: player.headers, payload });
    const change = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/phone_number',
      headers: player.headers,
      payload: { mobilePhone: who.mobilePhone, password: 'a long pass phrase 1' },
    });
    const { smsVerificationId } = change.json<{ smsVerificationId: string }>();
    const code = test.messaging.codeFor(`+358${who.mobilePhone.body}`);
    expect((await call('/phone_number/sms_verification', { smsVerificationId, code })).statusCode).toBe(204);
    expect(await findPlayer(test.db, player.playerId)).toMatchObject({ multibrandExcluded: true });
    // The old number still identifies them.
    expect(
      seen(await join(test, someone({ ...who, email: `${letters()}@example.fi`, mobilePhone: phone }), 'wireframe')),
    ).toMatchObject({ status: 403 });
  });
});

describeByPlayer('the keys of people', (makeApp) => {
  const waitUntilReady = async (test: TestApp) => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await test.app.inject('/ready')).statusCode === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The API did not become ready.');
  };

  it('are made at start for accounts that have none, and their stops reach the person', async () => {
    const test = await open(makeApp);
    const who = someone();
    await account(test, who, { status: 'SELF_EXCLUDED', days: 30 });
    const twin = await account(test, { ...who, email: `${letters()}@example.fi` }, { brand: 'marigold' });
    expect((await test.app.playerAccess.mayDeposit(twin.playerId)).result).toBe('SUCCESS');
    await test.db.query('delete from person_keys');
    await test.db.query('delete from person_key_sets');
    const next = await open(makeApp);
    await waitUntilReady(next);
    expect((await next.app.playerAccess.mayDeposit(twin.playerId)).result).toBe('RESTRICTED');
    expect(seen(await join(next, { ...who, email: `${letters()}@example.fi` }, 'wireframe'))).toMatchObject({
      status: 403,
    });
  });

  it('are made at the next start for an account that a process of the version before has opened', async () => {
    const test = await open(makeApp);
    await waitUntilReady(test);
    const [who, later] = [someone(), someone()];
    await account(test, who, { status: 'SELF_EXCLUDED', days: 30 });
    const [twin, lifted, withStop, other] = [
      await account(test, { ...who, email: `${letters()}@example.fi` }, { brand: 'marigold' }),
      await account(test, { ...who, email: `${letters()}@example.fi` }, { brand: 'wireframe' }),
      await account(test, later, { status: 'SELF_EXCLUDED' }),
      await account(test, { ...later, email: `${letters()}@example.fi` }, { brand: 'marigold' }),
    ];
    // The version before writes no keys.
    await test.db.query('delete from person_keys where account_id in ($1, $2)', [twin.playerId, withStop.playerId]);
    for (const { playerId } of [twin, other])
      expect((await test.app.playerAccess.mayDeposit(playerId)).result).toBe('SUCCESS');
    const next = await open(makeApp);
    await waitUntilReady(next);
    for (const { playerId } of [twin, other])
      expect((await next.app.playerAccess.mayDeposit(playerId)).result).toBe('RESTRICTED');
    // An account that had its keys is left as it was, and as an operator may have wanted it.
    expect((await next.app.playerAccess.mayDeposit(lifted.playerId)).result).toBe('SUCCESS');
    expect(seen(await join(next, { ...later, email: `${letters()}@example.fi` }))).toMatchObject({ status: 403 });
  });

  it.each<[string, (firstName: string) => string, string, string]>([
    [
      'the first version',
      (firstName) => `${firstName} Maria`,
      "kind not in ('EMAIL', 'IDENTITY', 'LINK', 'TAGGED_EMAIL', 'PHONE', 'NAME_AND_BIRTH')",
      '',
    ],
    [
      'the second version',
      (firstName) => `${firstName.charAt(0)}.`,
      "kind in ('INITIAL_AND_SURNAME', 'INITIAL_OF_NAME', 'BIRTH_AND_HOME', 'MISSPELT_NAME_AND_BIRTH', 'VERSION_3', 'VERSION_4')",
      '.2',
    ],
    [
      'the third version',
      (firstName) => `${firstName}n`,
      "kind in ('BIRTH_AND_HOME', 'MISSPELT_NAME_AND_BIRTH', 'VERSION_4')",
      '.3',
    ],
  ])(
    'are added at the first start after %s, and hold who looks like a stopped person',
    async (_version, shorten, missing, mark) => {
      const test = await open(makeApp);
      await waitUntilReady(test);
      const [who, later] = [someone(), someone()];
      const [stopped, alike, twin, brother] = [
        await account(test, who, { status: 'SELF_EXCLUDED', days: 30 }),
        await account(test, someone({ lastName: who.lastName, firstName: shorten(who.firstName) })),
        await account(test, later),
        await account(test, someone({ lastName: later.lastName, firstName: shorten(later.firstName) })),
      ];
      // As that version leaves the tables: other kinds only, and its own mark.
      await test.db.query(`delete from person_keys where ${missing}`);
      await test.db.query("update person_key_sets set key_id = split_part(key_id, '.', 1) || $1", [mark]);
      const next = await open(makeApp);
      await waitUntilReady(next);
      const may = async ({ playerId }: TestPlayer) => (await next.app.playerAccess.mayDeposit(playerId)).result;
      expect([await may(alike), await may(twin), await may(brother)]).toEqual(['RESTRICTED', 'SUCCESS', 'SUCCESS']);
      expect(
        await next.db.query<{ n: number }>(
          "select count(distinct account_id)::int as n from person_keys where kind = 'VERSION_4' and account_id in ($1, $2, $3, $4)",
          [stopped.playerId, alike.playerId, twin.playerId, brother.playerId],
        ),
      ).toEqual([{ n: 4 }]);
      // While it rolls out, the version before opens accounts with its own keys only.
      const late = await account(next, someone({ lastName: who.lastName, firstName: shorten(who.firstName) }));
      await next.db.query(
        "delete from person_keys where account_id = $1 and kind not in ('EMAIL', 'PHONE', 'IDENTITY')",
        [late.playerId],
      );
      expect(await may(late)).toBe('SUCCESS');
      const third = await open(makeApp);
      await waitUntilReady(third);
      expect(await may(late)).toBe('RESTRICTED');
    },
  );

  it('are recorded at once for accounts with more keys than a statement has parameters', async () => {
    const test = await open(makeApp);
    const page = Array.from({ length: 100 }, (_unused, index) => ({
      ...someone({ firstName: 'María del Carmen', lastName: `García Fernández de la ${letters()}` }),
      id: randomUUID(),
      phonePrefix: '+34',
      phoneBody: `6${String(index).padStart(8, '0')}`,
      postalCode: '28001',
      countryCode: 'ES',
    }));
    await test.app.persons.record(test.db, page);
    const ids = page.map(({ id }) => id);
    expect(await test.app.persons.withoutKeys(test.db, ids, 'this')).toEqual(new Set());
    await test.db.query('delete from person_keys where account_id = any($1::uuid[])', [ids]);
  });

  it('are made once for an account that states no birth date', async () => {
    const test = await open(makeApp);
    await waitUntilReady(test);
    const { playerId } = await account(test, someone());
    await test.db.query('update players set date_of_birth = null where player_id = $1', [playerId]);
    // As a process of the version before opens it.
    await test.db.query('delete from person_keys where account_id = $1', [playerId]);
    expect([await recordPersons(test.app), await recordPersons(test.app)]).toEqual([1, 0]);
  });

  it('are replaced with an overlap when the secret is rotated', async () => {
    const [old, current] = ['an-old-secret-of-many-characters', 'a-new-secret-of-many-characters'];
    const withSecrets = async (secrets: string) => {
      const test = await makeApp({ env: { PERSON_SECRETS: secrets } });
      await waitUntilReady(test);
      return test;
    };
    const who = someone();
    await account(await withSecrets(old), who, { status: 'SELF_EXCLUDED' });
    for (const secrets of [`${current},${old}`, current]) {
      const test = await withSecrets(secrets);
      expect(seen(await join(test, { ...who, email: `${letters()}@example.fi` }))).toMatchObject({ status: 403 });
    }
    const test = await withSecrets(current);
    const rows = await test.db.query<{ key_id: string }>('select distinct key_id from person_keys');
    expect(rows.map((row) => row.key_id)).toEqual([...personHasher([current]).keyIds]);
  });
});

it('tells nothing without the secret, and has a key for each purpose', () => {
  const details = {
    email: 'a@example.fi',
    phonePrefix: '+358',
    phoneBody: '401234567',
    firstName: 'A',
    lastName: 'B',
    dateOfBirth: '1990-01-01',
  };
  const [one, other] = [personHasher(['secret one']), personHasher(['secret two'])];
  const hashes = [...one.keysOf(details), ...other.keysOf(details)].map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  // One text under two kinds has two hashes, so a list of one kind says nothing about another.
  const untagged = one.keysOf(details);
  expect(untagged.find(({ kind }) => kind === 'EMAIL')?.hash).not.toBe(
    untagged.find(({ kind }) => kind === 'TAGGED_EMAIL')?.hash,
  );
  expect(one.keysOf({ ...details, dateOfBirth: null }).map(({ kind }) => kind)).toEqual([
    'EMAIL',
    'TAGGED_EMAIL',
    'PHONE',
    'VERSION_3',
    'VERSION_4',
  ]);
});
