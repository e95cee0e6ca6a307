import type { ContentDocument, ContentImage, GameDocument, LocalizedText } from '@baize/contracts/content';
import type { ArtSpec } from '../art/compose.ts';
import { MOTIF_FAMILIES, type MotifFamily } from '../art/scene.ts';
import { dominantColour, MARK_COLOUR, paletteOf } from './dominantColour.ts';

/** Input of the art composer; sizes are the picture's natural pixels. */
export type PictureSpec = Readonly<ArtSpec>;

const familyOf = (theme: string): MotifFamily => {
  const family = MOTIF_FAMILIES.find((known) => known === theme);
  if (!family)
    throw new Error(`"${theme}" is not a motif family of the art composer. Known are ${MOTIF_FAMILIES.join(', ')}.`);
  return family;
};

/** Shapes of a game's picture: name in the asset id → natural size, twice the tile's CSS size (B§3, B§9). */
export const GAME_CUTS = {
  square: { width: 640, height: 640 },
  wide: { width: 1312, height: 640 },
  tall: { width: 640, height: 1312 },
  large: { width: 1312, height: 1312 },
} as const;
export type GameCut = keyof typeof GAME_CUTS;

/** Input for a game's pictures. */
export interface PicturedGame {
  readonly slug: string;
  readonly name: string;
  readonly theme: string;
  readonly gameType: GameDocument['gameType'];
  readonly studio: { readonly id: string; readonly title: string };
}

/**
 * Motifs of the family `table` that show a kind of game: 0 the wheel, 1 a fan of cards, 2 dice, 3 chips, then those of
 * `gameMotifs`. A table's tile shows what is played at it, so dice and bare chips stand for no table.
 */
const TABLE_MOTIFS: Readonly<Partial<Record<GameDocument['gameType'], readonly number[]>>> = {
  roulette: [0, 4, 5],
  blackjack: [6, 1, 7],
  baccarat: [8, 9, 7],
  poker: [13, 14, 15],
  videoPoker: [10, 11, 12],
};
/**
 * All shapes share one seed, so that a game looks the same in every tile. The first half is the studio, whose games
 * share a style.
 */
export function gamePicture({ slug, name, theme, gameType, studio }: PicturedGame, cut: GameCut): PictureSpec {
  const family = familyOf(theme);
  const motifs = family === 'table' ? TABLE_MOTIFS[gameType] : undefined;
  return {
    kind: 'game',
    seed: `${studio.id}/${slug}`,
    title: name,
    family,
    palette: paletteOf(family, slug),
    subtitle: studio.title,
    ...(motifs ? { motifs } : {}),
    ...GAME_CUTS[cut],
  };
}

/** Returns `image-<assetId>-<width>x<height>-svg` with the colour that is shown until the picture has loaded. */
export function contentImage(spec: PictureSpec, assetId: string, alt?: LocalizedText | string): ContentImage {
  return {
    _type: 'image',
    asset: { _type: 'reference', _ref: `image-${assetId}-${spec.width}x${spec.height}-svg` },
    color: spec.family === undefined ? MARK_COLOUR : dominantColour(spec.family, spec.palette ?? 0),
    ...(alt === undefined ? {} : { alt: typeof alt === 'string' ? { en: alt } : alt }),
  };
}

export interface PictureRegistry {
  /**
   * Returns the drawing and natural size of an asset id (`game-aurora-drift-square`, 640, 640), or null if the data set
   * has no such picture.
   */
  find(assetId: string, width: number, height: number): PictureSpec | null;
  readonly size: number;
}

/** Derives every picture from the documents; nothing about pictures is stored separately. */
export function pictureRegistry(documents: readonly ContentDocument[]): PictureRegistry {
  const single = new Map<string, PictureSpec>();
  const games = new Map<string, PicturedGame>();
  const studios = new Map<string, PicturedGame['studio']>();
  for (const doc of documents)
    if (doc._type === 'provider' || doc._type === 'subProvider') studios.set(doc._id, { id: doc.id, title: doc.title });
  for (const doc of documents) {
    switch (doc._type) {
      case 'provider':
      case 'subProvider':
        single.set(`provider-${doc.id}`, providerPicture(doc.id, doc.title));
        break;
      case 'paymentMethod':
        single.set(`payment-${doc.name.toLowerCase()}`, paymentPicture(doc.name, doc.title));
        break;
      case 'banner':
      case 'signUpBanner':
      case 'promotion':
      case 'vipPage':
      case 'signUpLanding':
      case 'landingPage':
        single.set(doc._id, bannerPicture(doc._id));
        break;
      case 'game':
        games.set(doc.slug.current, {
          slug: doc.slug.current,
          name: doc.name,
          theme: doc.theme,
          gameType: doc.gameType,
          studio: studios.get(doc.subProvider?._ref ?? doc.provider._ref) ?? { id: 'house', title: '' },
        });
        break;
      default:
        break;
    }
  }
  return {
    size: single.size + games.size * Object.keys(GAME_CUTS).length,
    find(assetId, width, height) {
      const game = /^game-(.+)-(square|wide|tall|large)$/.exec(assetId);
      const spec = game ? cutOf(games.get(game[1] as string), game[2] as GameCut) : single.get(assetId);
      return spec && spec.width === width && spec.height === height ? spec : null;
    },
  };
}

const cutOf = (game: PicturedGame | undefined, cut: GameCut): PictureSpec | undefined => game && gamePicture(game, cut);
export const providerPicture = (id: string, title: string): PictureSpec => ({
  kind: 'provider',
  seed: id,
  title,
  width: 480,
  height: 192,
});
export const paymentPicture = (name: string, title: string): PictureSpec => ({
  kind: 'payment',
  seed: name,
  title,
  width: 320,
  height: 200,
});

/**
 * A banner's picture family is the last word of its id (`banner-welcome-north`). The page adds the text; the drawing
 * contains none.
 */
export function bannerPicture(id: string): PictureSpec {
  const family = familyOf(id.slice(id.lastIndexOf('-') + 1));
  return {
    kind: 'banner',
    seed: id,
    title: '',
    family,
    palette: paletteOf(family, id),
    // No wheel and no dice: the row below a banner often begins with a roulette table, and no table plays dice.
    ...(family === 'table' ? { motifs: [1, 3, 6, 7] } : {}),
    width: 1600,
    height: 640,
  };
}
