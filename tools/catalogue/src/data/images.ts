import type { ContentDocument, ContentImage, LocalizedText } from '@baize/contracts/content';
import { dominantColour } from './dominantColour.ts';

/** What the art composer needs to draw one picture; sizes are the picture's natural pixels. */
export interface PictureSpec {
  readonly kind: 'game' | 'banner' | 'provider' | 'payment' | 'empty';
  /** The same seed draws the same picture. */
  readonly seed: string;
  readonly title: string;
  readonly family?: string;
  readonly subtitle?: string;
  readonly width: number;
  readonly height: number;
}

/** Cuts of a game's picture: name in the asset id → natural size, twice the CSS size of the tile (B§3, B§9). */
export const GAME_CUTS = {
  square: { width: 640, height: 640 },
  wide: { width: 1312, height: 640 },
  tall: { width: 640, height: 1312 },
  large: { width: 1312, height: 1312 },
} as const;
export type GameCut = keyof typeof GAME_CUTS;

/** All cuts share one seed, so that a game looks the same in every tile. */
export function gamePicture(game: { readonly slug: string; readonly name: string; readonly theme: string; readonly studio: string }, cut: GameCut): PictureSpec {
  return { kind: 'game', seed: game.slug, title: game.name, family: game.theme, subtitle: game.studio, ...GAME_CUTS[cut] };
}

/** `image-<assetId>-<width>x<height>-svg`, with the colour that is shown until the picture has arrived. */
export function contentImage(spec: PictureSpec, assetId: string, alt?: LocalizedText | string): ContentImage {
  return {
    _type: 'image', asset: { _type: 'reference', _ref: `image-${assetId}-${spec.width}x${spec.height}-svg` }, color: dominantColour(spec),
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
  const games = new Map<string, { slug: string; name: string; theme: string; studio: string }>();
  const titles = new Map<string, string>();
  for (const doc of documents) if (doc._type === 'provider' || doc._type === 'subProvider') titles.set(doc._id, doc.title);
  for (const doc of documents) {
    switch (doc._type) {
      case 'provider': case 'subProvider':
        single.set(`provider-${doc.id}`, providerPicture(doc.id, doc.title));
        break;
      case 'paymentMethod':
        single.set(`payment-${doc.name.toLowerCase()}`, paymentPicture(doc.name, doc.title));
        break;
      case 'banner': {
        const spec = bannerPicture(doc._id, doc.image.alt?.['en'] ?? '', familyOfBanner(doc.image));
        single.set(doc._id, spec);
        break;
      }
      case 'signUpBanner':
        single.set(doc._id, bannerPicture(doc._id, '', familyOfBanner(doc.image)));
        break;
      case 'game':
        games.set(doc.slug.current, { slug: doc.slug.current, name: doc.name, theme: doc.theme, studio: titles.get(doc.subProvider?._ref ?? doc.provider._ref) ?? '' });
        break;
      default: break;
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

const cutOf = (game: { slug: string; name: string; theme: string; studio: string } | undefined, cut: GameCut): PictureSpec | undefined => game && gamePicture(game, cut);
export const providerPicture = (id: string, title: string): PictureSpec => ({ kind: 'provider', seed: id, title, width: 480, height: 192 });
export const paymentPicture = (name: string, title: string): PictureSpec => ({ kind: 'payment', seed: name, title, width: 320, height: 200 });

const BANNER_FAMILY = /^image-(?:banner|signUpBanner)-[a-z-]+?-([a-z]+)-\d+x\d+-svg$/;
/** A banner's picture family is the last word of its id (`banner-welcome-north`). */
const familyOfBanner = (image: ContentImage): string => BANNER_FAMILY.exec(image.asset._ref)?.[1] ?? 'north';
export const bannerPicture = (id: string, title: string, family: string): PictureSpec => ({ kind: 'banner', seed: id, title, family, width: 1600, height: 640 });
