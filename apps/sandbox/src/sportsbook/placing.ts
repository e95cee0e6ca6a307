import { Refusal } from '../refusals.ts';
import type { Bet, Leg } from './bets/Bet.ts';
import { IN_PLAY_DELAY, type Bets } from './bets/Bets.ts';
import { linesOf, payoutOf, systemSizes } from './bets/payout.ts';
import { legPrice } from './legPrice.ts';
import { isVirtual } from './model/types.ts';
import type { World } from './model/World.ts';
import { marketName, selectionName, type Words } from './naming.ts';
import { lowestStake } from './stakes.ts';
import { namedOf } from './views.ts';
import { excludedFor, type Visitor } from './Visitors.ts';
import { legKey, type BetsRequest, type LegPrice, type LegRequest } from './wire.ts';

/**
 * Checks a slip and takes its bets. All are checked before the first is taken.
 * @throws Refusal `sportsbook.odds` with what each leg costs now; `sportsbook.stake`,
 * `sportsbook.legs`, `sportsbook.login`
 */
export async function placeBets(
  {
    world,
    bets,
    now,
    words,
  }: { readonly world: World; readonly bets: Bets; readonly now: number; readonly words: Words },
  visitor: Visitor,
  request: BetsRequest,
): Promise<readonly Bet[]> {
  const { customer } = visitor;
  if (!customer) throw new Refusal(401, 'sportsbook.login', 'Log in to bet.');
  if (!customer.canBet)
    throw new Refusal(403, customer.reason ?? 'error.play.not_allowed', 'Betting is closed for this player.');
  // A repeated click: the same bets again, whatever the odds are by now.
  const known = request.bets.flatMap(({ betId }) => bets.get(betId) ?? []);
  if (known.some(({ customerId }) => customerId !== customer.customerId))
    throw new Refusal(409, 'sportsbook.legs', 'This bet’s id is taken.');
  if (known.length === request.bets.length) return known;

  const { product } = visitor.context.iFrameSetup;
  const excluded = excludedFor(visitor);
  const quoted = request.legs.map((leg) => {
    const fixture = world.find(leg.eventId);
    if (!fixture || isVirtual(fixture.sport) !== (product === 'virtuals'))
      return { leg, fixture: null, odds: null, price: 'closed' } as const;
    const price = legPrice(world, leg, now, excluded);
    return { leg, fixture, odds: typeof price === 'number' ? price : null, price };
  });
  const isAgreed = ({ leg, odds }: { leg: LegRequest; odds: number | null }): boolean =>
    odds !== null &&
    (request.acceptance === 'any' || odds === leg.odds || (request.acceptance === 'higher' && odds > leg.odds));
  if (request.freeBetId !== undefined && (request.bets.length > 1 || product === 'virtuals'))
    throw new Refusal(400, 'sportsbook.legs', 'A free bet stakes one bet on sports.');
  const used = new Set(request.bets.flatMap(({ legs }) => legs));
  if (quoted.some((quote, index) => used.has(index) && !isAgreed(quote)))
    throw new OddsRefusal(Object.fromEntries(quoted.map(({ leg, price }) => [legKey(leg), price])));

  const wanted = request.bets.map(({ betId, legs: indexes, size, unit }): Bet => {
    const chosen = indexes.map((index) => quoted[index]);
    const legs = chosen.map((quote): Leg => {
      if (!quote?.fixture || quote.odds === null)
        throw new Refusal(400, 'sportsbook.legs', 'A bet names a leg that the slip does not have.');
      const { fixture, leg, odds } = quote;
      const named = namedOf(fixture);
      return {
        eventId: leg.eventId,
        marketId: leg.marketId,
        code: leg.code,
        odds,
        sport: fixture.sport,
        ...(fixture.competition.kind && { kind: fixture.competition.kind }),
        eventName: fixture.away === '' ? fixture.home : `${fixture.home} – ${fixture.away}`,
        marketName: marketName(words, named, leg.marketId),
        selectionName: selectionName(words, named, leg.marketId, leg.code),
        startsAt: fixture.startsAt,
      };
    });
    // Selections of one event depend on each other, so they cannot be multiplied.
    if (size > legs.length || (legs.length > 1 && new Set(legs.map(({ eventId }) => eventId)).size < legs.length))
      throw new Refusal(400, 'sportsbook.legs', 'A combination takes one selection of each event.');
    if (size < legs.length && !systemSizes(legs.length).includes(size))
      throw new Refusal(400, 'sportsbook.legs', 'There is no such system, or it has too many lines.');
    const lines = linesOf(legs.length, size).length;
    const open = legs.map(({ odds }) => ({ odds, outcome: null }));
    const stake = unit * lines;
    const potential = payoutOf(open, size, unit, visitor.currency);
    if (stake < lowestStake(visitor.currency)) throw new Refusal(400, 'sportsbook.stake', 'The stake is too small.');
    if (stake > (customer.maximumStake ?? stake))
      throw new Refusal(400, 'sportsbook.stake', 'The stake is above what the law of the player’s home allows.');
    if (potential > customer.maximumPayout)
      throw new Refusal(400, 'sportsbook.payout', 'The bet would pay more than the operator pays on one bet.');
    const isInPlay = chosen.some((quote) => quote?.fixture && world.state(quote.fixture, now).phase === 'LIVE');
    return {
      id: betId,
      sessionId: customer.sessionId,
      customerId: customer.customerId,
      currency: visitor.currency,
      isVirtual: product === 'virtuals',
      legs,
      size,
      unit,
      stake,
      ...(request.freeBetId !== undefined && { freeBetId: request.freeBetId }),
      potential,
      acceptance: request.acceptance,
      at: now,
      state: 'reserving',
      placeAt: isInPlay ? now + IN_PLAY_DELAY : now,
      isPlaced: false,
      settlement: 0,
      booked: 0,
      outcome: null,
      payout: 0,
    };
  });
  const taken: Bet[] = [];
  // One after the other: the first may use up what the second needs.
  for (const bet of wanted) taken.push(await bets.take(bet));
  return taken;
}

/** The odds have moved, or a market has closed. */
export class OddsRefusal extends Error {
  readonly legs: Readonly<Record<string, LegPrice>>;
  constructor(legs: Readonly<Record<string, LegPrice>>) {
    super('The odds have changed.');
    this.legs = legs;
  }
}
