import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { Skeleton, Stack } from '@baize/ui';
import type { HomePageSection, HomeSection } from '@baize/brand';
import { WaitingRows } from '@baize/games';
import { useAuthorisation, useSite } from '@baize/session';
import { HOME_SECTIONS, isConfined, Slot, useProfile } from '@baize/shell';
import {
  HomeAbout,
  HomeCategories,
  HomeHero,
  HomeJackpots,
  HomeLive,
  HomePromotions,
  HomeProviders,
} from './sections.tsx';
import { Shelf } from './Shelf.tsx';
import { WinnersList } from './WinnersList.tsx';

// A visitor never loads it.
const PlayerStart = lazy(() => import('./PlayerStart.tsx').then((part) => ({ default: part.PlayerStart })));

/** The component of each section of its own; the brand decides their order. */
const SECTIONS: Readonly<Record<HomePageSection, ComponentType> & Partial<Record<string, ComponentType>>> = {
  hero: HomeHero,
  categories: HomeCategories,
  live: HomeLive,
  jackpots: HomeJackpots,
  winners: WinnersList,
  providers: HomeProviders,
  about: HomeAbout,
  promotions: HomePromotions,
};

function Part({ part }: { readonly part: HomeSection }) {
  if (typeof part !== 'string') return <Shelf {...part} />;
  const Section = SECTIONS[part];
  return Section ? <Section /> : <Slot of={HOME_SECTIONS} only={part} />;
}

/**
 * The home page: the brand's sections and shelves in the brand's order. For a signed-in player, their own part takes the
 * place of the hero and of what introduces the brand. Each section hydrates separately, in its own boundary.
 * The list is memoised: a re-render would force React to hydrate the pending sections immediately.
 */
export function Home() {
  const { brand } = useSite();
  const authorisation = useAuthorisation();
  // It is open for a moment only where a session is stored, so the page need not be drawn twice.
  const isPersonal = authorisation.status !== 'resolved' || authorisation.authorised;
  // Nobody is invited to what is closed to them. The notice above says what they can do.
  const closed = isConfined(useProfile().data);
  return useMemo(
    () => (
      <Stack gap={{ base: 'xl', lg: 'xxl' }}>
        {isPersonal && (
          <Suspense
            fallback={
              !closed && (
                <>
                  {/* The places of the greeting and of the player's own rows. */}
                  <Skeleton shape="card" />
                  <WaitingRows tiles={['line', 'line']} />
                </>
              )
            }
          >
            <PlayerStart />
          </Suspense>
        )}
        {brand.layout.home
          .filter((part) => !closed && (!isPersonal || (part !== 'hero' && part !== 'about')))
          .map((part) => (
            <Suspense key={typeof part === 'string' ? part : part.shelf} fallback={null}>
              <Part part={part} />
            </Suspense>
          ))}
      </Stack>
    ),
    [brand, isPersonal, closed],
  );
}
