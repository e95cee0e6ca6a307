import { inTurns } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';

/**
 * Entries of one statement. Each is a transaction of its own, so the size decides only how many share a round trip, how
 * long the embedded database holds everything else up, and how many are booked one by one if one of them fails.
 */
const CHUNK = 20;

const places = new WeakMap<FastifyInstance, ReturnType<typeof inTurns>>();

/** All batches of a process share half of its connections: the other half stays free for single calls. */
function placesOf(app: FastifyInstance): ReturnType<typeof inTurns> {
  const known = places.get(app) ?? inTurns(Math.max(1, Math.floor(app.env.databasePoolSize / 2)));
  places.set(app, known);
  return known;
}

/**
 * Books the entries of a batch, some players in one statement and some statements at the same time. A player's entries
 * stay together and in their order; those of different players have none.
 * @param together books the entries of some players
 * @param alone books those of one player. It follows for each player of a statement that has failed, so that one entry
 * cannot hold the others up; what the statement has booked before is repeated, so entries must be idempotent
 */
export async function bookBatch<Entry extends { readonly playerId: string }>(
  app: FastifyInstance,
  entries: Iterable<Entry>,
  together: (players: readonly (readonly Entry[])[]) => Promise<void>,
  alone: (entries: readonly Entry[]) => Promise<void>,
): Promise<void> {
  const chunks: Entry[][][] = [];
  let left = 0;
  for (const player of Map.groupBy(entries, ({ playerId }) => playerId).values()) {
    if (left <= 0) {
      chunks.push([]);
      left = CHUNK;
    }
    chunks.at(-1)?.push(player);
    left -= player.length;
  }
  await Promise.all(
    chunks.map((chunk) =>
      placesOf(app)(async () => {
        try {
          await together(chunk);
        } catch (fault) {
          app.log.warn(
            { err: fault, players: chunk.length },
            'a part of a batch failed and is booked player by player',
          );
          await Promise.all(chunk.map(alone));
        }
      }),
    ),
  );
}
