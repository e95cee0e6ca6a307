import type { TournamentTerms } from '@baize/contracts/operator';
import type { FastifyInstance } from 'fastify';

const LOBBY = { CASINO: 'casinoGames', LIVE_CASINO: 'liveCasinoGames' } as const;

type Counted =
  | { readonly ok: true; /** Null: all of the vertical. */ readonly gameIds: readonly string[] | null }
  | { readonly ok: false; readonly why: string };

/** Returns the games that terms name, by their ids and by categories of the content, or what is wrong with them. */
export function countedGames(
  app: FastifyInstance,
  { gameIds, categories, vertical }: Pick<TournamentTerms, 'gameIds' | 'categories' | 'vertical'>,
): Counted {
  if (gameIds.length === 0 && categories.length === 0) return { ok: true, gameIds: null };
  const lobby = LOBBY[vertical];
  const strange = gameIds.find((id) => app.catalogue.gameById(id)?.type !== lobby);
  if (strange !== undefined) return { ok: false, why: `there is no game "${strange}" in ${vertical}` };
  const { documents } = app.catalogue;
  const refs = new Set<string>();
  for (const id of categories) {
    const category = documents.find(
      (document) => document._type === 'category' && document.id === id && document.lobby === lobby,
    );
    if (!category) return { ok: false, why: `there is no category "${id}" in ${vertical}` };
    refs.add(category._id);
  }
  const ofCategories = documents.flatMap((document) =>
    document._type === 'game' && document.type === lobby && document.categories.some(({ _ref }) => refs.has(_ref))
      ? [document.id]
      : [],
  );
  const all = [...new Set([...gameIds, ...ofCategories])];
  return all.length === 0 ? { ok: false, why: 'the categories have no game' } : { ok: true, gameIds: all };
}
