/** Shares of the players that processes divide among themselves. A power of two, at most 256. */
export const BUCKETS = 32;

const WIDTH = 256 / BUCKETS;
const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Returns the bucket of a player. Player ids are random, so their first byte spreads players evenly. */
export const bucketOf = (playerId: string): number => Math.floor(Number.parseInt(playerId.slice(0, 2), 16) / WIDTH);

/** Returns the lowest and the highest player id of a bucket: a range of the wallet's primary key. */
export const rangeOf = (bucket: number): readonly [low: string, high: string] => [
  `${hex(bucket * WIDTH)}000000-0000-0000-0000-000000000000`,
  `${hex(bucket * WIDTH + WIDTH - 1)}ffffff-ffff-ffff-ffff-ffffffffffff`,
];
