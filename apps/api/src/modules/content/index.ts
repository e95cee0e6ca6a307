import { join } from 'node:path';
import { buildCatalogue, pictureRegistry } from '@baize/catalogue';
import { contentLocale, marketIdOf, translationLocale } from '@baize/brand';
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
    /** The content's documents, for rules of the API that need them. */
    catalogue: Catalogue;
  }
}

export interface ContentOptions {
  /** Size of the embedded data set; absent: its default. */
  readonly games?: number;
  /** Draw the first screens before `/ready`; default: everywhere but in tests. */
  readonly warm?: boolean;
}

/** What a first page shows before anything else is drawn before `/ready`, for at most this long; later starts find everything in the cache folder. */
const WARM_BUDGET_MS = 12_000;
const FIRST = { banners: 1, rows: 0, tiles: 0 };
/** What nobody waits for: drawn beside the first visitors, whose own pictures wait for two or three of these at most. */
const NEXT = { banners: 3, rows: 3, tiles: 14 };

/** The embedded content service: data set, queries and pictures (ruling 11). */
export function contentModuleWith(options: ContentOptions = {}): ApiModule {
  return {
    name: 'content',
    plugin: fp(
      async (app) => {
        const hosted = app.env.contentSourceUrl === null ? undefined : await readContent(app.env.contentSourceUrl);
        const documents = hosted ?? buildCatalogue(options.games === undefined ? {} : { games: options.games });
        app.decorate('catalogue', new Catalogue(documents));
        const queries = new QueryService({ data: { games: options.games, documents: hosted } });
        const images = new ImageStore(pictureRegistry(documents), join(app.env.dataDir, 'cache', 'images'));
        app.addHook('onClose', async () => {
          await Promise.all([queries.close(), images.close()]);
        });
        contentRoutes(app, queries, images);
        // A hosted project keeps its own pictures near its visitors.
        if (options.warm ?? (app.env.mode !== 'test' && hosted === undefined)) {
          const brand =
            app.brands.find(app.env.demoBrand ?? '') ?? app.brands.contextOf({ headers: {} } as never).brand;
          const markets = brand.pairs.map((pair) => ({
            market: marketIdOf(pair),
            locale: contentLocale(translationLocale(pair)),
          }));
          let state: 'warming' | 'warm' = 'warming';
          const started = Date.now();
          void warm(queries, images, { brand: brand.id, markets, ...FIRST, budget: WARM_BUDGET_MS })
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
                warm(queries, images, { brand: brand.id, markets, ...NEXT, budget: WARM_BUDGET_MS }),
              ]).catch(() => undefined);
            });
          app.readiness.add('content', async () => {
            if (state === 'warming') throw new Error('the first screens are still being drawn');
          });
        }
      },
      { name: 'content', dependencies: ['brands', 'operations'] },
    ),
  };
}

export const contentModule = contentModuleWith();
export type { Catalogue } from './Catalogue.ts';
