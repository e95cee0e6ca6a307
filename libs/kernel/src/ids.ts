declare const brand: unique symbol;
/** A string that identifies one kind of thing, so that a transaction id cannot be passed as a player id. */
export type Id<Kind extends string> = string & { readonly [brand]?: Kind };

export type PlayerId = Id<'player'>;
export type TransactionReference = Id<'transaction'>;
export type GameId = Id<'game'>;

/** Returns a random id (UUID v4). Callers that start a money movement also use it as their idempotency key. */
export const newId = <Kind extends string>(): Id<Kind> => globalThis.crypto.randomUUID() as Id<Kind>;
