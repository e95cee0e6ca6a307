import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bets } from './bets/Bets.ts';
import type { Bet } from './bets/Bet.ts';
import { legPrice } from './legPrice.ts';
import type { World } from './model/World.ts';
import { eventPage, eventState, betView, visibleFixture } from './views.ts';
import { excludedFor, type Visitor } from './Visitors.ts';
import { legKey, type LegRequest, type Tick } from './wire.ts';

interface Follower {
  readonly visitor: Visitor;
  readonly reply: FastifyReply;
  events: readonly string[];
  event: string | null;
  legs: readonly LegRequest[];
  /** What this page got last, as JSON. */
  told: Map<string, string>;
  bets: Map<string, Bet>;
  balance: number | null;
}
/** Sends cash-out values every so many seconds. */
const CASHOUT_EVERY = 3;

/**
 * One stream for each open frame: what it looks at, its slip, its bets and its balance, gathered into one message a
 * second. Only what has changed since the last one is sent.
 */
export class Stream {
  readonly #world: World;
  readonly #bets: Bets;
  readonly #now: () => number;
  readonly #followers = new Map<string, Follower>();
  #turn = 0;

  constructor(world: World, bets: Bets, now: () => number) {
    this.#world = world;
    this.#bets = bets;
    this.#now = now;
  }
  get size(): number {
    return this.#followers.size;
  }

  subscribe(visitor: Visitor, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    reply.raw.write('retry: 1500\n\n');
    const before = this.#followers.get(visitor.key);
    before?.reply.raw.end();
    const follower: Follower = {
      visitor,
      reply,
      events: before?.events ?? [],
      event: before?.event ?? null,
      legs: before?.legs ?? [],
      told: new Map(),
      bets: new Map(),
      balance: null,
    };
    this.#followers.set(visitor.key, follower);
    request.raw.on('close', () => {
      if (this.#followers.get(visitor.key) === follower) this.#followers.delete(visitor.key);
    });
  }
  follow(key: string, wanted: Pick<Follower, 'events' | 'event' | 'legs'>): void {
    const follower = this.#followers.get(key);
    if (follower) Object.assign(follower, wanted, { told: new Map() });
  }
  betChanged(bet: Bet): void {
    for (const follower of this.#followers.values())
      if (follower.visitor.customer?.customerId === bet.customerId) follower.bets.set(bet.id, bet);
  }

  /** Sends everyone their second. */
  tick(): void {
    this.#turn += 1;
    const now = this.#now();
    // What several pages look at is worked out once.
    const states = new Map<string, string>();
    const stateOf = (id: string): string => {
      const known = states.get(id);
      if (known !== undefined) return known;
      const fixture = this.#world.find(id);
      const text = fixture ? JSON.stringify(eventState(this.#world, fixture, now)) : 'null';
      states.set(id, text);
      return text;
    };
    for (const follower of this.#followers.values()) {
      const parts: string[] = [`"now":${now}`];
      const isNews = (name: string, text: string): boolean => {
        if (follower.told.get(name) === text) return false;
        follower.told.set(name, text);
        return true;
      };
      const excluded = excludedFor(follower.visitor);
      const events = follower.events.flatMap((id) => {
        if (!visibleFixture(this.#world, id, excluded)) return [];
        const text = stateOf(id);
        return isNews(`event ${id}`, text) ? [`${JSON.stringify(id)}:${text}`] : [];
      });
      if (events.length > 0) parts.push(`"events":{${events.join(',')}}`);
      const page = this.#page(follower, now, isNews);
      if (page) parts.push(`"page":${JSON.stringify(page)}`);
      const legs = Object.fromEntries(
        follower.legs.flatMap((leg) => {
          const price = legPrice(this.#world, leg, now, excluded);
          const key = legKey(leg);
          return isNews(`leg ${key}`, String(price)) ? [[key, price]] : [];
        }),
      );
      if (Object.keys(legs).length > 0) parts.push(`"legs":${JSON.stringify(legs)}`);
      const { customer } = follower.visitor;
      if (customer && this.#turn % CASHOUT_EVERY === 0)
        for (const bet of this.#bets.of(customer.customerId).filter(({ state }) => state === 'open'))
          follower.bets.set(bet.id, bet);
      const bets = [...follower.bets.values()]
        .map((bet) => betView({ world: this.#world, bets: this.#bets, now }, bet))
        .filter((bet) => isNews(`bet ${bet.id}`, JSON.stringify(bet)));
      follower.bets.clear();
      if (bets.length > 0) parts.push(`"bets":${JSON.stringify(bets)}`);
      if (customer && isNews('balance', String(follower.visitor.balance)))
        parts.push(`"balance":${follower.visitor.balance}`);
      if (isNews('stopped', String(this.#world.stoppedAt !== null)))
        parts.push(`"stopped":${this.#world.stoppedAt !== null}`);
      // A message every second also tells the page that the feed lives.
      follower.reply.raw.write(`data: {${parts.join(',')}}\n\n`);
    }
  }

  #page(follower: Follower, now: number, isNews: (name: string, text: string) => boolean): Tick['page'] | null {
    const { event, visitor } = follower;
    const fixture = event === null ? null : visibleFixture(this.#world, event, excludedFor(visitor));
    if (!fixture) return null;
    const { id, markets, incidents, picture } = eventPage(this.#world, fixture, now);
    const changed = markets.filter((market) => isNews(`market ${market.id}`, JSON.stringify(market)));
    const isListed = isNews('markets', markets.map((market) => market.id).join());
    return {
      id,
      ...((isListed || changed.length > 0) && { markets }),
      ...(isNews('incidents', JSON.stringify(incidents)) && { incidents }),
      ...(isNews('picture', JSON.stringify(picture)) && {
        picture: picture.map((each) => Math.round(each * 1000) / 1000),
      }),
    };
  }

  close(): void {
    for (const { reply } of this.#followers.values()) reply.raw.end();
    this.#followers.clear();
  }
}
