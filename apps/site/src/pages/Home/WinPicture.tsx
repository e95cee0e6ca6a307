import { Picture } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import type { GameSummary } from '@baize/games';
import { useSite } from '@baize/session';

const SIZES = { thumb: { pixels: 64, box: 'thumb' }, icon: { pixels: 32, box: 'markSmall' } } as const;

/** The picture of a win's game. The game's name is beside it. */
export function WinPicture({ game, size }: { readonly game: GameSummary; readonly size: keyof typeof SIZES }) {
  const { pixels, box } = SIZES[size];
  const { brand } = useSite();
  const cut = { ...IMAGE_SIZES.tile1x, lettering: brand.config.tileLettering };
  return (
    <Picture
      src={contentImageUrl(contentUrl(), game.images['1x'] ?? '', cut)}
      width={pixels}
      height={pixels}
      box={box}
      colour={game.color}
      alt=""
    />
  );
}
