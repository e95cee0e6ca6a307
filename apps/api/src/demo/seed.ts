import { createHash } from 'node:crypto';
import type { BrandConfig } from '@baize/brand';
import { demoCampaignId } from '@baize/catalogue';
import { HEADERS } from '@baize/contracts/route';
import { sign, signedCallOf } from '@baize/contracts/signature';
import { withdrawalMethods, withdrawalStart, type PaymentMethod } from '@baize/contracts/cashier';
import { studioAuthenticate, studioBet, studioWin } from '@baize/contracts/studio';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { insertCampaign, insertPartnerCode, listCampaigns } from '../modules/bonus/index.ts';
import { betLimitsOf } from '../modules/games/index.ts';
import { currencyOfCountry } from '@baize/brand/country-record';
import { insertPayment } from '../modules/payments/index.ts';
import {
  DEFAULT_PERMISSIONS,
  findPlayer,
  findPlayerByEmail,
  insertPlayer,
  markFirstDeposit,
  recordLogin,
  timeZoneOf,
  updatePlayer,
  type PlayerRecord,
} from '../modules/player/index.ts';
import { enterFromTheStart, publishTournament } from '../modules/tournaments/index.ts';
import { deposit } from '../modules/wallet/index.ts';
import { demoCampaigns, demoTournaments } from './campaigns.ts';
import { DEMO_PLAYERS, DEMO_RIVALS, type DemoPlayer } from '@baize/contracts/demo-players';

const DAY_MS = 86_400_000;
/** Days ago on which a player with a past logged in. */
const PAST_LOGINS = [21, 2] as const;

/** Returns the same id on every machine and at every start, so that seeding again changes nothing. */
function fixedId(...parts: readonly string[]): string {
  const hex = createHash('sha256')
    .update(`baize demo|${parts.join('|')}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns a source of numbers in [0, 1) derived from a text, so that every demo has the same results. */
function luckOf(text: string): () => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Creates the demo players with their history on every brand, or on those that the demo shows. It uses the use cases
 * of real players and sets the clock back meanwhile. Call it before the API listens. Seeding again changes nothing.
 * @returns the number of players created
 * @throws if a brand that the demo shows does not exist
 */
export async function seedDemoPlayers(app: FastifyInstance): Promise<number> {
  const offset = app.clock.offset;
  const { demoBrands } = app.env;
  const shown = demoBrands === null ? app.brands.all : app.brands.all.filter(({ id }) => demoBrands.includes(id));
  const unknown = demoBrands?.find((brand) => !app.brands.find(brand));
  if (unknown !== undefined)
    throw new Error(
      `DEMO_BRANDS names "${unknown}", which is not a brand, so no demo player was made. Name some of ${app.brands.all.map(({ id }) => id).join(', ')}, separated by commas, or none for all.`,
    );
  try {
    return await app.db.exclusively('baize-demo-seed', async () => {
      let made = 0;
      for (const brand of shown) {
        await seedCampaigns(app, brand);
        await seedTournaments(app, brand);
        for (const player of [...DEMO_PLAYERS, ...DEMO_RIVALS]) {
          app.clock.setOffset(offset);
          if (await seedPlayer(app, brand, player, offset)) made += 1;
        }
      }
      return made;
    });
  } finally {
    app.clock.setOffset(offset);
  }
}

/** Writes the demo's campaigns. One that exists stays as operators have left it. */
async function seedCampaigns(app: FastifyInstance, brand: BrandConfig): Promise<void> {
  const now = app.clock.now();
  // The promotions of the content name these campaigns.
  const idOf = (name: string) => demoCampaignId(brand.id, name);
  const known = new Set((await listCampaigns(app.db, brand.id)).map(({ name }) => name));
  const campaigns = demoCampaigns(brand, new Date(now.getTime() - DAY_MS), idOf);
  for (const { campaignId, name, bonusCode, partner, terms } of campaigns) {
    if (known.has(name)) continue;
    await app.db.transaction(async (tx) => {
      await insertCampaign(tx, { campaignId, brand: brand.id, name, bonusCode, status: 'ACTIVE', terms }, now);
      if (!partner) return;
      const written = { code: partner.code, partner: partner.name };
      await insertPartnerCode(tx, { brand: brand.id, campaignId }, written, now);
    });
  }
}

/** Publishes the demo's tournaments. One that exists stays as it is: its terms never change. */
async function seedTournaments(app: FastifyInstance, brand: BrandConfig): Promise<void> {
  const now = app.clock.now();
  const idOf = (name: string) => demoCampaignId(brand.id, name);
  for (const { tournamentId, slug, terms } of demoTournaments(now, idOf))
    await app.db.transaction((tx) => publishTournament(app, tx, { tournamentId, brand: brand.id, slug, terms }));
}

async function seedPlayer(
  app: FastifyInstance,
  brand: BrandConfig,
  demo: DemoPlayer,
  offset: number,
): Promise<boolean> {
  const playerId = fixedId('player', brand.id, demo.email);
  const known = await findPlayer(app.db, playerId);
  // The last step of seeding gives a player their final status; until then it is ACCOUNT_UNVERIFIED.
  if (known && known.status !== 'ACCOUNT_UNVERIFIED') return false;
  // Someone has signed up with the demo player's address; the account is theirs.
  if (!known && (await findPlayerByEmail(app.db, brand.id, demo.email))) return false;
  const now = app.clock.now();
  const currency: CurrencyCode = currencyOfCountry(demo.countryCode);
  if (!known) {
    const registeredAt = new Date(now.getTime() - 30 * DAY_MS);
    const writeUser = await app.ports.identity?.createUser({
      playerId,
      brand: brand.id,
      email: demo.email,
      password: demo.password,
      confirmed: true,
    });
    await app.db.transaction(async (tx) => {
      await insertPlayer(tx, {
        id: playerId,
        brand: brand.id,
        email: demo.email,
        emailKey: demo.email,
        firstName: demo.firstName,
        lastName: demo.lastName,
        phonePrefix: demo.phone.prefix,
        phoneBody: demo.phone.body,
        countryCode: demo.countryCode,
        languageCode: demo.languageCode,
        currency,
        dateOfBirth: '1988-04-12',
        address: demo.address,
        city: demo.city,
        postalCode: demo.postalCode,
        province: demo.province ?? null,
        timeZone: timeZoneOf(demo.countryCode, undefined),
        status: 'ACCOUNT_UNVERIFIED',
        kycStatus: 'DATA_VERIFIED',
        permissions: DEFAULT_PERMISSIONS,
        personId: fixedId('person', demo.email),
        termsVersion: app.catalogue.termsVersion - (demo.olderTerms ? 1 : 0),
        marketingOptIn: false,
        cookiePolicyAccepted: true,
        phoneVerifiedAt: registeredAt,
        emailVerifiedAt: registeredAt,
        createdAt: registeredAt,
        registeredAt,
      });
      const seeded = await findPlayer(tx, playerId);
      if (seeded) await app.persons.record(tx, [seeded]);
      await writeUser?.(tx);
      // Players with a history have logged in before; only the new player's next login is the first.
      for (const days of demo.history ? PAST_LOGINS : [])
        await recordLogin(tx, {
          playerId,
          sessionId: null,
          at: new Date(now.getTime() - days * DAY_MS),
          ip: '192.0.2.24',
          countryCode: demo.countryCode,
          browser: 'Chrome',
          system: 'Windows',
          method: 'PASSWORD',
        });
      await app.playerRegistered(tx, { playerId, brand: brand.id, countryCode: demo.countryCode, currency });
    });
  }
  // Their rounds count from the first one on. Only players who could enter do.
  if (demo.history?.some(({ rounds }) => rounds))
    await app.db.transaction((tx) => enterFromTheStart(tx, { playerId, brand: brand.id, currency }));
  await createHistory(app, brand, demo, playerId, currency, offset);
  await updatePlayer(app.db, playerId, {
    status: demo.status ?? 'REGISTERED',
    statusInitiator: demo.status ? 'PLAYER' : null,
    statusUntil: demo.statusDays === undefined ? null : new Date(now.getTime() + demo.statusDays * DAY_MS),
    multibrandSuspended: demo.multibrandSuspended ?? false,
    permissions: { ...DEFAULT_PERMISSIONS, payout: demo.riskPayout ?? false },
  });
  return true;
}

/** Creates a player's history day by day: deposits, rounds and a withdrawal. */
async function createHistory(
  app: FastifyInstance,
  brand: BrandConfig,
  demo: DemoPlayer,
  playerId: string,
  currency: CurrencyCode,
  offset: number,
): Promise<void> {
  // Only registered players may play and withdraw; the demo's own status comes afterwards.
  const record = await updatePlayer(app.db, playerId, { status: 'REGISTERED' });
  if (!record) return;
  try {
    for (const day of demo.history ?? []) {
      app.clock.setOffset(offset - day.daysAgo * DAY_MS);
      if (day.deposit) {
        const referenceId = fixedId('deposit', playerId, String(day.daysAgo));
        const paid = { amount: day.deposit, currency, method: 'CREDITCARD', referenceId } as const;
        await recordPaid(app, brand, record, paid);
        await app.wallet.move(deposit({ reference: referenceId, playerId, currency }, paid.amount, paid.method));
        await markFirstDeposit(app.db, playerId, app.clock.now());
      }
      if (day.rounds) await playRounds(app, brand, record, currency, { ...day, rounds: day.rounds }, offset);
    }
    app.clock.setOffset(offset);
    if (demo.withdrawal) await withdraw(app, record, demo.withdrawal);
  } finally {
    // Marks the player as unfinished until the last step, so that the next start resumes after an interruption.
    await updatePlayer(app.db, playerId, { status: 'ACCOUNT_UNVERIFIED' });
  }
}

/** Leaves the payment of a credited deposit, as the gateway's report would have: the law's totals count payments. */
async function recordPaid(
  app: FastifyInstance,
  brand: BrandConfig,
  player: PlayerRecord,
  paid: Pick<Parameters<typeof insertPayment>[1], 'amount' | 'currency' | 'method' | 'referenceId'>,
): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction((tx) =>
    insertPayment(
      tx,
      {
        ...paid,
        playerId: player.id,
        brand: brand.id,
        kind: 'DEPOSIT',
        status: 'SUCCESS',
        step: null,
        idempotencyKey: `demo:${paid.referenceId}`,
        language: player.languageCode,
        gatewayId: null,
        redirectUrl: null,
        failureCode: null,
        createdAt: now,
        closedAt: now,
        expiresAt: null,
        holds: [],
        bonuses: [],
      },
      null,
    ),
  );
}

/** Plays rounds like a studio's server: authenticate, bet and win, each signed. */
async function playRounds(
  app: FastifyInstance,
  brand: BrandConfig,
  player: PlayerRecord,
  currency: CurrencyCode,
  { daysAgo, rounds, best }: { readonly daysAgo: number; readonly rounds: number; readonly best?: number },
  offset: number,
): Promise<void> {
  const luck = luckOf(`${player.id}|${daysAgo}`);
  // What a demo player played opens for them on every device.
  const games = app.catalogue.documents
    .filter((document) => document._type === 'game')
    .filter(({ type, channels }) => type === 'casinoGames' && channels.length === 2)
    .slice(0, 40);
  const game = games[Math.floor(luck() * games.length)];
  if (!game) return;
  const studio = app.catalogue.providerOf(game).id;
  const limits = betLimitsOf(game, currency);
  const call = async <Answer>(contract: Parameters<typeof signedCallOf>[0], body: object): Promise<Answer> => {
    const payload = JSON.stringify(body);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${contract.base}${contract.path}`,
      payload,
      headers: {
        'content-type': 'application/json',
        [HEADERS.studio]: studio,
        [HEADERS.signature]: sign(
          app.env.studio.secretOf(studio) ?? '',
          signedCallOf(contract),
          payload,
          app.wallClock.now(),
        ),
      },
    });
    if (answer.statusCode !== 200)
      throw new Error(
        `A demo round was refused with ${answer.statusCode} ${answer.body}. ${player.email} has no history in this demo. Look at the wallet's rules or at apps/api/src/demo.`,
      );
    return answer.json<Answer>();
  };
  const token = await app.studio.openGameSession({
    playerId: player.id,
    brand: brand.id,
    studio,
    gameId: game.id,
    gameTitle: game.name,
    vertical: 'CASINO',
    currency,
    language: player.languageCode,
    country: player.countryCode,
    betLimits: limits,
  });
  const { sessionId } = await call<{ sessionId: string }>(studioAuthenticate, { token, gameId: game.id });
  for (let round = 0; round < rounds; round += 1) {
    app.clock.setOffset(offset - daysAgo * DAY_MS + (round + 1) * 40_000);
    const id = fixedId('round', player.id, String(daysAgo), String(round));
    const wished = [50, 100, 100, 200, 300][Math.floor(luck() * 5)] ?? 100;
    const amount = Math.min(limits.max, Math.max(limits.min, wished));
    const common = { sessionId, gameId: game.id, roundId: id, currency };
    await call(studioBet, { ...common, transactionId: `${id}-bet`, amount: toWire(amount) });
    const chance = luck();
    const isBest = best !== undefined && round === rounds - 1;
    const win = isBest
      ? Math.round(amount * best)
      : chance < 0.08
        ? amount * 8
        : chance < 0.36
          ? Math.round(amount * 1.6)
          : 0;
    await call(studioWin, {
      ...common,
      transactionId: `${id}-win`,
      betTransactionId: `${id}-bet`,
      amount: toWire(win),
      roundEnded: true,
    });
  }
}

async function withdraw(app: FastifyInstance, player: PlayerRecord, amount: number): Promise<void> {
  const { IdToken } = await app.identityPool.startSession(player);
  const headers = { authorization: `Bearer ${IdToken}`, [HEADERS.idempotencyKey]: fixedId('withdrawal', player.id) };
  const methods = await app.inject({ url: `/api/${withdrawalMethods.base}${withdrawalMethods.path}`, headers });
  const method = methods.json<PaymentMethod[]>()[0]?.name;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${withdrawalStart.base}${withdrawalStart.path}`,
    headers,
    payload: { amount: toWire(amount), paymentMethod: method },
  });
  if (answer.statusCode !== 200)
    throw new Error(
      `The demo's withdrawal was refused with ${answer.statusCode} ${answer.body}. ${player.email} has none. Look at the payment methods of ${player.countryCode} or at apps/api/src/demo.`,
    );
}
