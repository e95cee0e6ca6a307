import { join } from 'node:path';
import { buildCatalogue, pictureRegistry } from '@baize/catalogue';
import { contentLocale, marketIdOf, MARKETS, translationLocale } from '@baize/brand';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { readContent } from '@baize/content-engine/read-content';
import { Catalogue } from './Catalogue.ts';
import { ImageStore } from './ImageStore.ts';
import { QueryService } from './QueryService.ts';
import { contentRoutes } from './routes.ts';
import { warm, warmQueries } from './warm.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The content's documents, for the API's rules that need them. */
    catalogue: Catalogue;
  }
}

export interface ContentOptions {
  /** Size of the embedded dataset; absent: its default. */
  readonly games?: number;
  /** Refuse queries and pictures that are not the site's; default: in production. */
  readonly ownQueriesOnly?: boolean;
  /** Draw the first screens before `/ready`; default: everywhere except in tests. */
  readonly warm?: boolean;
}

/** Query time that one client may cause in a minute; the cache answers almost everything of an ordinary visit. */
const QUERY_MS_PER_MINUTE = 6000;
/** The same for all clients of a network, an IPv6 /48: carriers have thousands of players in one, an attacker 65,536 /64s. */
const NETWORK_QUERY_MS_PER_MINUTE = 4 * QUERY_MS_PER_MINUTE;
/**
 * The same for drawing, in milliseconds of the processor: a quarter of what the two processes can do, and half of it for a
 * network. A hundred tiles that nobody has asked for yet take 5 to 15 seconds.
 */
const PICTURE_MS_PER_MINUTE = 30_000;
const NETWORK_PICTURE_MS_PER_MINUTE = 2 * PICTURE_MS_PER_MINUTE;
/** The longest time to draw the first screens' pictures before `/ready`; later starts find them in the cache folder. */
const WARM_BUDGET_MS = 12_000;
const FIRST = { banners: 1, rows: 0, tiles: 0 };
/** The rest is drawn while the first visitors arrive; their own pictures wait for at most two or three of these. */
const NEXT = { banners: 3, rows: 3, tiles: 14 };

/** The embedded content service: dataset, queries and pictures (ruling 11). */
export function contentModuleWith(options: ContentOptions = {}): ApiModule {
  // Several apps in one process, as in tests, share the dataset: making it takes most of their start.
  let embedded: ReturnType<typeof buildCatalogue> | undefined;
  const embeddedDocuments = () =>
    (embedded ??= buildCatalogue(options.games === undefined ? {} : { games: options.games }));
  return {
    name: 'content',
    plugin: fp(
      async (app) => {
        const hosted = app.env.contentSourceUrl === null ? undefined : await readContent(app.env.contentSourceUrl);
        const documents = hosted ?? embeddedDocuments();
        app.decorate('catalogue', new Catalogue(documents));
        const queries = new QueryService({ data: { games: options.games, documents: hosted } });
        const images = new ImageStore(pictureRegistry(documents), join(app.env.dataDir, 'cache', 'images'));
        app.addHook('onClose', async () => {
          await Promise.all([queries.close(), images.close()]);
        });
        const { rateLimitFactor } = app.env;
        const budgetOf = (name: string, ms: number) =>
          app.openBudget(name, { max: Math.ceil(ms * rateLimitFactor), windowMs: 60_000 });
        contentRoutes(app, queries, images, {
          ownQueriesOnly: options.ownQueriesOnly ?? app.env.mode === 'production',
          budgets:
            rateLimitFactor === 0
              ? null
              : {
                  queries: {
                    client: budgetOf('content', QUERY_MS_PER_MINUTE),
                    network: budgetOf('content of a network', NETWORK_QUERY_MS_PER_MINUTE),
                  },
                  pictures: {
                    client: budgetOf('pictures', PICTURE_MS_PER_MINUTE),
                    network: budgetOf('pictures of a network', NETWORK_PICTURE_MS_PER_MINUTE),
                  },
                },
        });
        // A hosted project serves its own pictures.
        if (options.warm ?? (app.env.mode !== 'test' && hosted === undefined)) {
          const brand =
            app.brands.find(app.env.demoBrands?.[0] ?? '') ?? app.brands.contextOf({ headers: {} } as never).brand;
          const markets = brand.pairs.map((pair) => ({
            market: marketIdOf(pair),
            locale: contentLocale(translationLocale(pair)),
            showsRestricted: MARKETS[marketIdOf(pair)]?.showsRestrictedGames === true,
          }));
          let state: 'warming' | 'warm' = 'warming';
          const started = Date.now();
          void warm(queries, images, {
            brand: brand.id,
            tileLettering: brand.tileLettering,
            markets,
            ...FIRST,
            budget: WARM_BUDGET_MS,
          })
            .then(
              (pictures) => {
                app.log.info({ pictures, ms: Date.now() - started }, 'first screens are drawn');
                return undefined;
              },
              (fault: unknown) => {
                app.log.error({ err: fault }, 'first screens could not be drawn; they are drawn when asked for');
              },
            )
            .finally(() => {
              state = 'warm';
              void Promise.all([
                warmQueries(queries, { brand: brand.id, markets }),
                warm(queries, images, {
                  brand: brand.id,
                  tileLettering: brand.tileLettering,
                  markets,
                  ...NEXT,
                  budget: WARM_BUDGET_MS,
                }),
              ]).catch(() => undefined);
            });
          app.readiness.add('content', async () => {
            if (state === 'warming') throw new Error('the first screens are still being drawn');
          });
        }
      },
      { name: 'content', dependencies: ['brands', 'operations', 'security'] },
    ),
  };
}

export const contentModule = contentModuleWith();
