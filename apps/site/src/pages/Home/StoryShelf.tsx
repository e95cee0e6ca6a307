import { ShelfLead } from '@baize/ui';
import type { ShelfTiles } from '@baize/brand';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { actionOf, useBanners } from '@baize/content';
import { GAME_PATHS, LobbyRow, WaitingRows, type LobbyCategory, type useFavourites } from '@baize/games';
import { contentUrl } from '@baize/http';
import { useLocalePath } from '@baize/shell';

/**
 * A shelf that opens with the content service's box of its category. The box is the one of the casino's boxes that
 * leads there; without one it is an ordinary shelf.
 */
export function StoryShelf({
  category,
  favourites,
  tiles,
}: {
  readonly category: LobbyCategory;
  readonly favourites: ReturnType<typeof useFavourites>;
  readonly tiles: ShelfTiles;
}) {
  const toPath = useLocalePath();
  const { banners, isError, signedIn } = useBanners('casino');
  if (!banners && !isError) return <WaitingRows tiles={[tiles]} />;
  const target = toPath(GAME_PATHS.category(category.id));
  const box = banners?.find(({ urlAction }) => actionOf(urlAction, signedIn, toPath).href === target);
  return (
    <LobbyRow
      category={category}
      favourites={favourites}
      tiles={tiles}
      lead={
        box && (
          <ShelfLead
            href={target}
            title={box.title}
            text={box.description}
            action={box.button.label}
            picture={{
              src: contentImageUrl(contentUrl(), box.image.ref, IMAGE_SIZES.banner),
              width: IMAGE_SIZES.banner.w,
              height: IMAGE_SIZES.banner.h,
              colour: box.image.color,
              portrait: { srcSet: contentImageUrl(contentUrl(), box.image.ref, IMAGE_SIZES.bannerMobile) },
            }}
          />
        )
      }
    />
  );
}
