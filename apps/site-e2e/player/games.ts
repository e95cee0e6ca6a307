import * as content from '@baize/contracts/content-queries';
import type { Visit } from './journey.ts';

/** Returns the address of a lobby's first game of a kind (`gameType`) that opens on every screen. */
export async function slugOfKind(
  { api }: Pick<Visit, 'api'>,
  lobby: 'casinoGames' | 'liveCasinoGames',
  kind: string,
): Promise<string> {
  const place = { lobby, market: 'UN', country: 'FI', channel: 'mobile', showsRestricted: false };
  const search = new URLSearchParams({ query: content.index.query, returnQuery: 'false' });
  for (const [name, value] of Object.entries(place)) search.set(`$${name}`, JSON.stringify(value));
  const answer = await fetch(`${api}/content/v2025-02-19/data/query/production?${search}`);
  const { result } = (await answer.json()) as { result: readonly { gameSlug: string; gameType: string }[] };
  const slug = result.find(({ gameType }) => gameType === kind)?.gameSlug;
  if (slug === undefined) throw new Error(`The catalogue has no ${kind} in the lobby ${lobby}.`);
  return slug;
}
