/// <reference path="./art/opentype.d.ts" />
export { buildCatalogue, DEFAULT_GAMES, DEFAULT_SEED, type CatalogueOptions } from './data/buildCatalogue.ts';
export { pictureRegistry, type PictureRegistry, type PictureSpec } from './data/images.ts';
export { CATALOGUE_QUERIES } from './data/queries.ts';
