import type {
  BetView,
  CustomerView,
  DeepLink,
  EventPage,
  EventView,
  LegPrice,
  LegRequest,
  NavSport,
  SessionReply,
} from '../../src/sportsbook/wire.ts';
import { marketName, selectionName, type Named } from '../../src/sportsbook/naming.ts';
import { eventName } from './eventName.ts';
import type { OddsFormat } from './oddsFormat.ts';
import type { Texts } from './texts.ts';

/** What the names of a selection are made of. */
export type LegEvent = Named & { readonly startsAt?: number };
/** A selection on the slip. */
export interface SlipLeg extends LegRequest {
  readonly sport: string;
  readonly eventName: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** What the names are made of, to write them in another language. */
  readonly named?: LegEvent;
  /** What it costs now; null while nobody can bet on it. */
  now: number | null;
  /** Set once nobody can bet on it any more. */
  isOver?: boolean;
  /** Set while a law allows no bets on its event. */
  isExcluded?: boolean;
  /** What the player stakes on its single, as typed; absent: the slip's stake. */
  stake?: string;
}
/** Writes what a selection costs now into the slip. @returns whether that is news */
export function takePrice(leg: SlipLeg, price: LegPrice): boolean {
  const isOver = price === 'closed';
  const isExcluded = price === 'excluded';
  const now = typeof price === 'number' ? price : null;
  if (now === leg.now && isOver === (leg.isOver === true) && isExcluded === (leg.isExcluded === true)) return false;
  Object.assign(leg, { now, isOver, isExcluded });
  return true;
}
/** Why a selection cannot be bet on, by the text that says it; the most lasting reason first. */
const CLOSURES = ['selectionExcluded', 'selectionClosed', 'suspended'] as const;
type Closure = (typeof CLOSURES)[number];
/** Returns why a selection without odds cannot be bet on. */
export const closureOf = ({ isOver, isExcluded }: Pick<SlipLeg, 'isOver' | 'isExcluded'>): Closure =>
  isExcluded ? 'selectionExcluded' : isOver ? 'selectionClosed' : 'suspended';
/** Returns why a slip cannot be bet on; null if all of its selections have odds. */
export function closureOfSlip(legs: readonly SlipLeg[]): Closure | null {
  const closures = new Set(legs.filter(({ now }) => now === null).map(closureOf));
  return CLOSURES.find((closure) => closures.has(closure)) ?? null;
}
/** Returns the names of a selection as the slip shows them. */
export const legNames = (
  { words, tag }: Pick<Texts, 'words' | 'tag'>,
  event: LegEvent,
  { marketId, code }: Pick<LegRequest, 'marketId' | 'code'>,
): Pick<SlipLeg, 'eventName' | 'marketName' | 'selectionName'> => ({
  eventName: eventName(event, tag),
  marketName: marketName(words, event, marketId),
  selectionName: selectionName(words, event, marketId, code),
});
/** Everything the frame knows. Views read it; only `main` and the slip change it. */
export interface State {
  session: SessionReply;
  customer: CustomerView | null;
  currency: string;
  texts: Texts;
  format: OddsFormat;
  favourites: Set<string>;
  route: DeepLink;
  nav: readonly NavSport[];
  /** Kinds of events that a law hides. */
  excludedEvents: readonly string[];
  events: Map<string, EventView>;
  page: EventPage | null;
  legs: SlipLeg[];
  bets: readonly BetView[];
  /** The bet that the player is about to sell: a first press on its cash-out asks, a second one sells. */
  selling: string | null;
  /** The part of a bet that the player has chosen to sell, in percent; null: all of a bet. */
  part: { readonly betId: string; readonly share: number } | null;
  /** How far the sportsbook's clock is ahead of the device's, ms. */
  ahead: number;
  isPaused: boolean;
  isStopped: boolean;
}
