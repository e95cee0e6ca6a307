import type { Guard } from '../guards/guards.ts';
import type { DomainModule, LazyComponent } from './domain-module.ts';

declare const given: unique symbol;

/** A place of a page or the frame that modules fill with components. `Props` is what the place gives each of them. */
export interface SlotKey<Props extends object = object> {
  readonly name: string;
  /** For the compiler alone: it carries `Props`. */
  readonly [given]?: (props: Props) => void;
}

/** What a module puts into a slot. */
export interface SlotPart<Props extends object = object> {
  readonly id: string;
  /** Its position among the parts of the slot. */
  readonly order: number;
  /** Shows it only to a visitor whom all of these allow. */
  readonly guards?: readonly Guard[];
  readonly lazy: LazyComponent<Props>;
}

/** A part with the name of its slot. Made by `fillSlot`, which checks the component's props against the slot's. */
export interface SlotFilling extends SlotPart {
  readonly slot: string;
}

/** Defines a slot. Slots are listed below, because the domain that fills one must not import the page that has it. */
const defineSlot = <Props extends object = object>(name: string): SlotKey<Props> => ({ name });

/** Fills a slot: `slots: [fillSlot(ACCOUNT_HUB, { id: 'balance', order: 10, lazy: … })]`. */
export const fillSlot = <Props extends object>(slot: SlotKey<Props>, part: SlotPart<NoInfer<Props>>): SlotFilling => ({
  ...part,
  slot: slot.name,
  // `Slot` renders it with this slot's props alone.
  lazy: part.lazy as unknown as LazyComponent,
});

/** Returns the parts of a slot in their order. */
export const partsOf = (modules: readonly DomainModule[], { name }: Pick<SlotKey, 'name'>): readonly SlotFilling[] =>
  modules
    .flatMap(({ slots = [] }) => slots)
    .filter(({ slot }) => slot === name)
    .sort((a, b) => a.order - b.order);

/** Cards of the account's hub, above the list of account pages. */
export const ACCOUNT_HUB = defineSlot('account.hub');
/** On the account's verification page: the documents of the player. */
export const ACCOUNT_DOCUMENTS = defineSlot('account.kyc');
/** Beside the pages about money, on a wide desktop: what the player has, may still use and is waiting for. */
export const MONEY_RAIL = defineSlot('account.moneyRail');
/**
 * How the campaign of a promotion stands for the player, and what they can do: in full on its page; on a card its badge, and
 * below the card's text the reason why it is not theirs.
 */
export const PROMOTION_OFFER = defineSlot<{
  readonly campaignId: string;
  readonly view: 'page' | 'badge' | 'reason';
  /** Told when it is known that the player cannot have it. */
  readonly onClosed?: () => void;
}>('content.promotionOffer');
/** In the deposit form, where a player chooses what a deposit adds (A§3 `selectedBonusId`; null until one is known). */
export interface OfferChoice {
  readonly selectedBonusId: string | null;
  readonly selectBonus: (assignmentId: string | null) => void;
}
/** Below that, and with the result: what the deposit, in hundredths, adds or has added to the chosen offer. */
export interface OfferNote {
  readonly selectedBonusId: string;
  readonly amount: number;
  readonly isPaid?: boolean;
}
/**
 * In the cashier: in the form, and with a deposit's result. One slot, because each filling is a part of the
 * first load's script.
 */
export const CASHIER_OFFERS = defineSlot<OfferChoice | OfferNote>('wallet.cashierOffers');
/** Above a running game, below its bar; thin, because the game needs the height. */
export const GAME_STRIP = defineSlot<{ readonly isLive: boolean; readonly gameId: string }>('site.gameStrip');
/** Above every page of a player on a time-out or excluded (ruling 19). */
export const BREAK_NOTICE = defineSlot('frame.breakNotice');
/** Above every page of a player whose account can only do some things: payouts only, restricted, suspended (A§6). */
export const ACCOUNT_NOTICE = defineSlot('frame.accountNotice');
/** In the header, before a signed-in player's account menu. */
export const PLAYER_CORNER = defineSlot('frame.playerCorner');
/** Sections of the home page. A brand places a part by naming its id in `layout.home`. */
export const HOME_SECTIONS = defineSlot('site.homeSections');
/** The ways to reach support, on the contact page (A§2). */
export const CONTACT_OPTIONS = defineSlot('content.contactOptions');
/** In one line above the games that a search of the lobby finds: what else has the name. */
export const SEARCH_RESULTS = defineSlot<{ readonly query: string }>('games.searchResults');
/** The pages of other domains with content boxes. */
export type BoxesPlace = 'casinoGames' | 'liveCasinoGames' | 'cashier';
/**
 * B§3 boxes. Between the rows of a lobby: what is on besides its games, with those of tournaments. Below the form of a
 * deposit: the content service's (B§7 payment banner), which it names with `only`.
 */
export const CONTENT_BOXES = defineSlot<{ readonly place: BoxesPlace }>('content.boxes');
/**
 * A row of games on another domain's page: a category's (landing pages, A§2), or chosen ones, those of a tournament or a
 * reward. `level` is that of its heading; default 2.
 */
export const GAMES_ROW = defineSlot<
  | { readonly category: string }
  | { readonly title: string; readonly gameIds: readonly string[]; readonly isLive: boolean; readonly level?: 3 | 4 }
>('games.row');
