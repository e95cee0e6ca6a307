import * as frame from './content-queries/frame.ts';
import * as games from './content-queries/games.ts';
import * as pages from './content-queries/pages.ts';
import * as shelves from './content-queries/shelves.ts';

export {
  contentReader,
  defineContentQuery,
  type ContentParameters,
  type ContentQuery,
  type ContentResult,
  type ContentWire,
} from './content-queries/define.ts';
export * from './content-queries/shelves.ts';
export * from './content-queries/games.ts';
export * from './content-queries/frame.ts';
export * from './content-queries/pages.ts';

/**
 * Every query by its name: for the endpoint's own lane, the doctor and tests. The site imports single queries, so that its
 * first screen does without the texts of later ones.
 */
export const CONTENT_QUERIES = { ...shelves, ...games, ...pages, ...frame } as const;
export type ContentQueryName = keyof typeof CONTENT_QUERIES;
