import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SandboxConfig } from '../config.ts';
import { KeyedJournal } from '../KeyedJournal.ts';
import { Bets } from './bets/Bets.ts';
import { httpSportsbookWallet } from './bets/httpSportsbookWallet.ts';
import type { SportsbookWallet } from './bets/SportsbookWallet.ts';
import { registerFrameCalls } from './frameCalls.ts';
import { World, type Intervention } from './model/World.ts';
import { registerOperatorCalls } from './operatorCalls.ts';
import type { SportsbookParts } from './parts.ts';
import { Stream } from './Stream.ts';
import { registerTradersDesk } from './tradersDesk.ts';
import { Visitors } from './Visitors.ts';

export interface SportsbookOptions {
  readonly now: () => Date;
  /** Replaces the operator's wallet over HTTP; for tests. */
  readonly wallet?: SportsbookWallet;
  /** Fixes the world; otherwise it is drawn once and kept with the data. */
  readonly seed?: string;
}

/** The third party's sportsbook: its calls for the operator, its frame, its wallet calls, and the desk of its traders. */
export function registerSportsbook(
  app: FastifyInstance,
  config: SandboxConfig,
  options: SportsbookOptions,
): { counts(): number } {
  const now = (): number => options.now().getTime();
  const folder = join(config.dataDir, 'sportsbook');
  const secrets = new KeyedJournal<{ id: string; seed: string }>(join(folder, 'seed.jsonl'), { limit: 10 });
  const seed =
    options.seed ??
    secrets.get('world')?.seed ??
    secrets.put({ id: 'world', seed: randomBytes(16).toString('hex') }).seed;
  const interventions = new KeyedJournal<Intervention>(join(folder, 'interventions.jsonl'), { limit: 5000 });
  const world = new World(seed, (id) => interventions.get(id));
  const wallet =
    options.wallet ??
    httpSportsbookWallet({ walletUrl: `${config.apiUrl}/api`, secret: config.studioSecretOf('sportsbook') });
  const visitors = new Visitors(config.dataDir, wallet, now);
  const bets = new Bets({
    dataDir: config.dataDir,
    world,
    wallet,
    now,
    onChange: (bet) => stream.betChanged(bet),
    onBalance: (customerId, balance, version) => void visitors.balanceChanged(customerId, balance, version),
    log: (message) => app.log.warn({ part: 'sportsbook' }, message),
  });
  const stream = new Stream(world, bets, now);

  let isTicking = false;
  const timer = setInterval(() => {
    stream.tick();
    if (isTicking) return;
    isTicking = true;
    void bets
      .tick()
      .catch((cause: unknown) => app.log.error({ err: cause }, 'the bets could not be moved on'))
      .finally(() => {
        isTicking = false;
      });
  }, 1000);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stream.close();
  });

  const parts: SportsbookParts = { config, world, wallet, visitors, bets, stream, interventions, now };
  registerOperatorCalls(app, parts);
  registerFrameCalls(app, parts);
  registerTradersDesk(app, parts);
  return { counts: () => bets.unfinished };
}
