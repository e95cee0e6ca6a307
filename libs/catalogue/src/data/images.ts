import type { ContentDocument, ContentImage, LocalizedText } from '@baize/contracts/content';
import type { ArtSpec } from '../art/compose.ts';
import { MOTIF_FAMILIES, type MotifFamily } from '../art/scene.ts';
import { dominantColour, MARK_COLOUR, paletteOf } from './dominantColour.ts';

/** What the art composer draws; sizes are the picture's natural pixels. */
export type PictureSpec = Readonly<ArtSpec>;

const familyOf = (theme: string): MotifFamily => {
  const family = MOTIF_FAMILIES.find((known) => known === theme);
  if (!family)
    throw new Error(`"${theme}" is no motif family of the art composer. Known are ${MOTIF_FAMILIES.join(', ')}.`);
  return family;
};

/** Cuts of a game's picture: name in the asset id → natural size, twice the CSS size of the tile (B§3, B§9). */
export const GAME_CUTS = {
  square: { width: 640, height: 640 },
  wide: { width: 1312, height: 640 },
  tall: { width: 640, height: 1312 },
  large: { width: 1312, height: 1312 },
} as const;
export type GameCut = keyof typeof GAME_CUTS;

/** What a game's pictures are drawn from. */
export interface PicturedGame {
  readonly slug: string;
  readonly name: string;
  readonly theme: string;
  readonly studio: { readonly id: string; readonly title: string };
}

/** All cuts share one seed, so that a game looks the same in every tile; its first half is the studio, whose games share a hand. */
export function gamePicture({ slug, name, theme, studio }: PicturedGame, cut: GameCut): PictureSpec {
  const family = familyOf(theme);
  return {
    kind: 'game',
    seed: `${studio.id}/${slug}`,
    title: name,
    family,
    palette: paletteOf(family, slug),
    subtitle: studio.title,
    ...GAME_CUTS[cut],
  };
}

/** `image-<assetId>-<width>x<height>-svg`, with the colour that is shown until the picture has arrived. */
export function contentImage(spec: PictureSpec, assetId: string, alt?: LocalizedText | string): ContentImage {
  return {
    _type: 'image',
    asset: { _type: 'reference', _ref: `image-${assetId}-${spec.width}x${spec.height}-svg` },
    color: spec.family === undefined ? MARK_COLOUR : dominantColour(spec.family, spec.palette ?? 0),
    ...(alt === undefined ? {} : { alt: typeof alt === 'string' ? { en: alt } : alt }),
  };
}

export interface PictureRegistry {
  /** The drawing behind an asset id with its natural size (`game-aurora-drift-square`, 640, 640), or null if the data set has no such picture. */
  find(assetId: string, width: number, height: number): PictureSpec | null;
  readonly size: number;
}

/** Derives every picture from the documents alone; nothing about pictures is stored beside them. */
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

/** A banner's picture family is the last word of its id (`banner-welcome-north`). The page letters it: the drawing carries no words. */
export function bannerPicture(id: string): PictureSpec {
  const family = familyOf(id.slice(id.lastIndexOf('-') + 1));
  return { kind: 'banner', seed: id, title: '', family, palette: paletteOf(family, id), width: 1600, height: 640 };
}
