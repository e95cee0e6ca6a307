import { useQuery } from '@tanstack/react-query';
import { Crown, Gift, LayoutGrid } from 'lucide-react';
import { lazy, Suspense } from 'react';
import {
  Card,
  GameRow,
  Grid,
  Heading,
  HeroBoard,
  HeroCarousel,
  ProviderStrip,
  Section,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
  type HeroSlide,
} from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { actionOf, useBanners } from '@baize/content';
import {
  CategoryBar,
  GAME_PATHS,
  homeRowsQuery,
  LobbyRow,
  providersQuery,
  useFavourites,
  useLobbyScope,
  WaitingRows,
} from '@baize/games';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useHydratedForMore, useLocalePath } from '@baize/shell';
import { isPrerendered } from './is-prerendered.ts';

// Only brands with a board have it, so other visitors do not load it.
const JackpotStandings = lazy(() =>
  import('./JackpotStandings.tsx').then((part) => ({ default: part.JackpotStandings })),
);
// Far below the first screen.
const RunningPromotions = lazy(() =>
  import('./RunningPromotions.tsx').then((part) => ({ default: part.RunningPromotions })),
);
const JackpotShelf = lazy(() => import('./JackpotShelf.tsx').then((part) => ({ default: part.JackpotShelf })));

const HOME_PROVIDERS = 24;
/** Studios of a prerendered page; the app adds the others. */
const PRERENDERED_PROVIDERS = 8;
/** Lines of text that are about as tall as the standings, or a promotion, on a phone. */
const WAITING_LINES = 6;

/** Banners of the content service that this visitor may see; without any, the site's own greeting. */
export function HomeHero() {
  const text = useText();
  const {
    brand,
    market: { rules },
  } = useSite();
  const toPath = useLocalePath();
  const { banners, isError, signedIn } = useBanners('home');
  const slides = banners?.map((banner): HeroSlide => {
    return {
      id: banner.id,
      title: banner.title,
      text: banner.description,
      ...(banner.greeting === null ? {} : { eyebrow: banner.greeting }),
      action: {
        label: banner.button.label,
        ...actionOf(banner.urlAction, signedIn, toPath),
        variant: banner.button.type,
      },
      picture: {
        src: contentImageUrl(contentUrl(), banner.image.ref, IMAGE_SIZES.banner),
        width: IMAGE_SIZES.banner.w,
        height: IMAGE_SIZES.banner.h,
        colour: banner.image.color,
        alt: '',
        portrait: { srcSet: contentImageUrl(contentUrl(), banner.image.ref, IMAGE_SIZES.bannerMobile) },
      },
    };
  });
  if (isError || slides?.length === 0)
    return (
      <Stack gap="sm" paddingBlock="lg">
        <Heading level={1}>{text('site.home.welcome', { brand: brand.config.name })}</Heading>
        <Text tone="muted">{text('site.home.welcomeText')}</Text>
      </Stack>
    );
  const carousel = <HeroCarousel slides={slides} level={2} />;
  return (
    <>
      {/* The slides come and go, and the page keeps its heading. */}
      <VisuallyHidden as="h1">{text('site.home.welcome', { brand: brand.config.name })}</VisuallyHidden>
      {brand.layout.hero === 'board' ? (
        <HeroBoard
          aside={
            rules.jackpotsAllowed.value ? (
              <Suspense
                fallback={
                  <Card>
                    <Skeleton lines={WAITING_LINES} />
                  </Card>
                }
              >
                <JackpotStandings />
              </Suspense>
            ) : undefined
          }
        >
          {carousel}
        </HeroBoard>
      ) : (
        carousel
      )}
    </>
  );
}

export function HomeCategories() {
  return <CategoryBar current={undefined} />;
}

/** The number of rows of tables on the home page; the lobby has them all. */
const HOME_LIVE_ROWS = 2;
/** The dimensions of the tables' skeleton. */
const WAITING_TABLES = (['4x', '2xh', '2xh', '2xh', '2xh'] as const).map((size) => ({ size, narrow: '2xh' as const }));

/** Tables with dealers, for brands and markets that have them. */
export function HomeLive() {
  const text = useText();
  const {
    brand,
    market: { rules },
  } = useSite();
  const open = brand.config.capabilities.liveCasino && rules.liveCasinoAllowed.value;
  const scope = useLobbyScope('liveCasinoGames');
  const lobby = useQuery({ ...homeRowsQuery(scope), enabled: open });
  const favourites = useFavourites();
  if (open && lobby.isPending)
    return (
      <Stack gap="xl">
        {Array.from({ length: HOME_LIVE_ROWS }, (_, index) => (
          <GameRow key={index} title={text('games.loading')} rows={2} skeleton={WAITING_TABLES} />
        ))}
      </Stack>
    );
  // The rows of games below say what failed and offer to try again.
  if (!lobby.data || lobby.data.length === 0) return null;
  // The most played table is first in several rows of the lobby; here it is first in only one.
  const rows = lobby.data.filter(
    (category, index, all) => all.findIndex((other) => other.games[0]?.id === category.games[0]?.id) === index,
  );
  return (
    <Stack gap="xl">
      {rows.slice(0, HOME_LIVE_ROWS).map((category, index) => (
        <LobbyRow
          key={category.id}
          category={category}
          favourites={favourites}
          lobby="liveCasinoGames"
          eager={index === 0 && brand.layout.home.indexOf('live') === 1}
        />
      ))}
    </Stack>
  );
}

/** The highest jackpots, where the law allows them. Their order is known only once the amounts are. */
export function HomeJackpots() {
  const {
    brand,
    market: { rules },
  } = useSite();
  if (!rules.jackpotsAllowed.value) return null;
  return isPrerendered(brand.layout, (part) => part === 'jackpots') ? <Jackpots /> : <LaterJackpots />;
}

// No hook above it: if the row rendered again before its code is there, its place would show none of what is prerendered.
const Jackpots = () => (
  <Suspense fallback={<WaitingRows tiles={['pairs']} />}>
    <JackpotShelf />
  </Suspense>
);

/** A row that a prerendered page leaves to the app. */
function LaterJackpots() {
  return useHydratedForMore() ? <Jackpots /> : <WaitingRows tiles={['pairs']} bare />;
}

export function HomeProviders() {
  const text = useText();
  const toPath = useLocalePath();
  const hydrated = useHydratedForMore();
  const { data, isLoadingError } = useQuery(providersQuery(useLobbyScope()));
  if (isLoadingError || data?.length === 0) return null;
  return (
    <Section title={text('site.home.providers')} icon={LayoutGrid}>
      <ProviderStrip
        label={text('site.home.providers')}
        providers={data?.slice(0, hydrated ? HOME_PROVIDERS : PRERENDERED_PROVIDERS).map((provider) => ({
          id: provider.id,
          name: provider.title,
          href: `${toPath(GAME_PATHS.casino)}?providers=${provider.id}`,
          meta: text('games.count', { count: provider.games }),
          logo: {
            src: contentImageUrl(contentUrl(), provider.logo.ref, { ...IMAGE_SIZES.provider, fit: 'max' }),
            width: IMAGE_SIZES.provider.w,
            height: IMAGE_SIZES.provider.h,
          },
        }))}
      />
    </Section>
  );
}

/**
 * Current promotions, for brands that have them. Renders nothing for visitors who may not see them, or if loading
 * failed.
 */
export function HomePromotions() {
  const text = useText();
  const {
    brand,
    market: { rules },
  } = useSite();
  if (!brand.config.capabilities.promotions || !rules.promotionsAllowed.value) return null;
  return (
    <Suspense
      fallback={
        <Section title={text('content.frame.promotions')} icon={Gift} busy>
          <Skeleton lines={WAITING_LINES} />
        </Section>
      }
    >
      <RunningPromotions />
    </Suspense>
  );
}

/** About us, unless the brand hides it (A§1). */
export function HomeAbout() {
  const {
    brand,
    legal: { about },
  } = useSite();
  if (brand.config.switches.hideHomepageAboutUs || !about) return null;
  return (
    <Section title={about.title} icon={Crown}>
      <Grid columns={{ base: 1, md: 2 }} gap="xl" maxWidth="page">
        {about.paragraphs.map((paragraph) => (
          <Text key={paragraph} tone="muted">
            {paragraph}
          </Text>
        ))}
      </Grid>
    </Section>
  );
}
