import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useLocalePath } from '@baize/shell';
import { Banner, Button, Grid, Text } from '@baize/ui';
import { useBanners } from '../../api/content.ts';
import { actionOf } from '../../model/action.ts';

/** Boxes of a lobby, the first ones in the editors' order: its page is for games. */
const SHOWN = 2;

/** B§3 content boxes of a lobby: those of its placement that this visitor may see. Renders nothing without any. */
export function LobbyBoxes({ lobby }: { readonly lobby: 'casinoGames' | 'liveCasinoGames' }) {
  const toPath = useLocalePath();
  const { banners = [], signedIn } = useBanners(lobby === 'liveCasinoGames' ? 'live' : 'casino');
  const boxes = banners.slice(0, SHOWN);
  if (boxes.length === 0) return null;
  return (
    <Grid columns={{ base: 1, lg: boxes.length === 1 ? 1 : 2 }} gap="lg">
      {boxes.map((box) => (
        <Banner
          key={box.id}
          title={box.title}
          eyebrow={
            box.greeting !== null && (
              <Text size="sm" tone="muted">
                {box.greeting}
              </Text>
            )
          }
          picture={{
            src: contentImageUrl(contentUrl(), box.image.ref, IMAGE_SIZES.offer),
            width: IMAGE_SIZES.offer.w,
            height: IMAGE_SIZES.offer.h,
            colour: box.image.color,
            alt: '',
          }}
          actions={
            <Button variant={box.button.type} {...actionOf(box.urlAction, signedIn, toPath)}>
              {box.button.label}
            </Button>
          }
        >
          {box.description}
        </Banner>
      ))}
    </Grid>
  );
}
