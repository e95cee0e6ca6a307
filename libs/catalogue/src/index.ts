// The package has no types of its own, so projects that compile this library from outside need ours.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient declaration of a module cannot be imported
/// <reference path="./art/opentype.d.ts" />
export { buildCatalogue, DEFAULT_GAMES, DEFAULT_SEED, type CatalogueOptions } from './data/buildCatalogue.ts';
export { DEMO_TOURNAMENTS, demoTournamentTitle, type DemoTournament } from './data/tournamentBoxes.ts';
export { demoCampaignId } from './data/promotions.ts';
export { jackpotAtFirst, jackpotStart } from './data/demoJackpots.ts';
export { gameLook, paletteCount, type GameLook } from './data/gameLook.ts';
export { pictureRegistry, type PictureRegistry, type PictureSpec } from './data/images.ts';
