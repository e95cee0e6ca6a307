import * as content from '@baize/contracts/content-queries';
import type { ContentParameters, ContentQuery, ContentResult, ContentWire } from '@baize/contracts/content-queries';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES, TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import * as z from 'zod/mini';
import type { ImageStore } from './ImageStore.ts';
import { pictureRequestOf } from './model/pictureRequest.ts';
import type { QueryService } from './QueryService.ts';

export interface WarmOptions {
  readonly brand: string;
  readonly tileLettering?: 'none' | undefined;
  /** Markets with their most common locale; `showsRestricted` as their lobbies ask (`MarketRecord`). */
  readonly markets: readonly { readonly market: string; readonly locale: string; readonly showsRestricted: boolean }[];
  /** Banners of home, and rows and tiles of a row that a first screen shows. */
  readonly banners: number;
  readonly rows: number;
  readonly tiles: number;
  /** Milliseconds after which the service reports ready with what it has. */
  readonly budget: number;
}

/**
 * Answers the first screens' queries and draws their pictures, so that the first visitor does not wait.
 * Stops at its budget: the remaining pictures are drawn on request.
 * @returns how many pictures are ready
 */
export async function warm(queries: QueryService, images: ImageStore, options: WarmOptions): Promise<number> {
  const until = Date.now() + options.budget;
  const ask = async <Query extends ContentQuery>(
    asked: Query,
    params: ContentParameters<Query>,
  ): Promise<ContentResult<Query> | null> => {
    const answer = await queries.run({ query: asked.query, params, returnQuery: false });
    if (!answer.ok) return null;
    const { result } = JSON.parse(Buffer.from(answer.body).toString()) as { readonly result: unknown };
    return (await content.contentReader(asked))(z.parse(asked.result, result) as ContentWire<Query>);
  };
  const [first] = options.markets;
  if (!first) return 0;
  const wanted: (Parameters<typeof contentImageUrl>[2] & { readonly ref: string })[] = [];
  const common = { country: null, channel: 'web' } as const;
  // They load while the queries run.
  images.prepare();
  const banners = await ask(content.banners, {
    placement: 'home',
    market: first.market,
    brand: options.brand,
    locale: first.locale,
  });
  for (const { image } of banners?.slice(0, options.banners) ?? [])
    wanted.push({ ref: image.ref, ...IMAGE_SIZES.banner }, { ref: image.ref, ...IMAGE_SIZES.bannerMobile });
  const rows = await ask(content.lobby, {
    lobby: 'casinoGames',
    market: first.market,
    locale: first.locale,
    showsRestricted: first.showsRestricted,
    ...common,
    count: 24,
  });
  for (const row of rows?.slice(0, options.rows) ?? []) {
    const sizes = row.grid.desktop.sizes;
    row.games.slice(0, options.tiles).forEach((game, at) => {
      const size = sizes[at % sizes.length] ?? '1x';
      wanted.push({ ref: game.images[size], ...TILE_IMAGE_SIZE[size], lettering: options.tileLettering });
    });
  }
  let drawn = 0;
  const queue = [...wanted];
  const draw = async (): Promise<void> => {
    for (let next = queue.shift(); next && Date.now() < until; next = queue.shift()) {
      // The exact address that the site requests, so that it finds the cached picture.
      const address = new URL(contentImageUrl('http://content', next.ref, next));
      const request = pictureRequestOf(
        address.pathname.slice(address.pathname.lastIndexOf('/') + 1),
        Object.fromEntries(address.searchParams),
        'image/avif',
      );
      if (!('status' in request) && (await images.picture(request).catch(() => null))) drawn++;
    }
  };
  await Promise.race([
    Promise.all([draw(), draw(), draw()]),
    new Promise((resolve) => {
      setTimeout(resolve, options.budget).unref();
    }),
  ]);
  return drawn;
}

/** Answers the remaining queries of every market's first screens; nobody waits for these. */
export async function warmQueries(
  queries: QueryService,
  options: Pick<WarmOptions, 'brand' | 'markets'>,
): Promise<void> {
  const run = async <Query extends ContentQuery>({ query }: Query, params: ContentParameters<Query>): Promise<void> => {
    await queries.run({ query, params, returnQuery: false });
  };
  const { brand } = options;
  for (const { market, locale, showsRestricted } of options.markets) {
    for (const lobby of ['casinoGames', 'liveCasinoGames'] as const) {
      const place = { lobby, market, country: null, channel: 'web', showsRestricted } as const;
      await run(content.lobby, { ...place, locale, count: 24 });
      await run(content.providers, place);
    }
    await run(content.banners, { placement: 'home', market, brand, locale });
    await run(content.pages, { market, locale });
    await run(content.promotions, { market, brand, locale });
  }
}
