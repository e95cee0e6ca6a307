declare const brand: unique symbol;
/** A string that is known to name one kind of thing; stops a transaction id from being passed as a player id. */
export type Id<Kind extends string> = string & { readonly [brand]?: Kind };

export type PlayerId = Id<'player'>;
export type TransactionReference = Id<'transaction'>;
export type GameId = Id<'game'>;

/** A fresh random id (UUID v4); also used as idempotency key by whoever starts a movement of money. */
export const newId = <Kind extends string>(): Id<Kind> => globalThis.crypto.randomUUID() as Id<Kind>;
