import { useLocalePath, type BoxesPlace } from '@baize/shell';
import { Banner, Button, Grid, Link, Text } from '@baize/ui';
import { useBanners } from '../../api/content.ts';
import { offerPicture } from '../ContentPicture/offer-picture.ts';
import { actionOf } from '../../model/action.ts';

/**
 * The placement of a page's boxes, and how many of them it shows, in the editors' order: a lobby is for games, and the
 * cashier for its form.
 */
const PLACES = {
  casinoGames: { placement: 'casino', shown: 2 },
  liveCasinoGames: { placement: 'live', shown: 2 },
  cashier: { placement: 'cashier', shown: 1 },
} as const;

/** B§3 content boxes of a page: those of its placement that this visitor may see. Renders nothing without any. */
export function Boxes({ place }: { readonly place: BoxesPlace }) {
  const toPath = useLocalePath();
  const { placement, shown } = PLACES[place];
  const { banners, signedIn } = useBanners(placement);
  const boxes = banners?.slice(0, shown) ?? [];
  const compact = place === 'cashier';
  if (boxes.length === 0) return null;
  return (
    <Grid columns={{ base: 1, lg: boxes.length === 1 ? 1 : 2 }} gap="lg">
      {boxes.map((box) => (
        <Banner
          key={box.id}
          compact={compact}
          title={box.title}
          eyebrow={
            box.greeting !== null && (
              <Text size="sm" tone="muted">
                {box.greeting}
              </Text>
            )
          }
          picture={offerPicture(box.image)}
          actions={
            compact ? (
              <Link tall strong {...actionOf(box.urlAction, signedIn, toPath)}>
                {box.button.label}
              </Link>
            ) : (
              <Button variant={box.button.type} {...actionOf(box.urlAction, signedIn, toPath)}>
                {box.button.label}
              </Button>
            )
          }
        >
          {box.description}
        </Banner>
      ))}
    </Grid>
  );
}
