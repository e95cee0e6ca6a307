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
  /** What the player stakes on its single, as typed; absent: the slip's stake. */
  stake?: string;
}
/** Writes what a selection costs now into the slip. @returns whether that is news */
export function takePrice(leg: SlipLeg, price: LegPrice): boolean {
  const isOver = price === 'closed';
  const now = isOver ? null : price;
  if (now === leg.now && isOver === (leg.isOver === true)) return false;
  leg.now = now;
  leg.isOver = isOver;
  return true;
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
