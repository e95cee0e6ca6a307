import { Suspense, useMemo, type ComponentType } from 'react';
import { Stack } from '@baize/ui';
import type { HomeSection } from '@baize/brand';
import { useSite } from '@baize/session';
import {
  HomeAbout,
  HomeCategories,
  HomeHero,
  HomeJackpots,
  HomeLive,
  HomePromotions,
  HomeProviders,
  HomeRows,
  HomeWinners,
} from './sections.tsx';

/** The component of each section; the brand decides their order. */
const SECTIONS: Readonly<Partial<Record<HomeSection, ComponentType>>> = {
  hero: HomeHero,
  categories: HomeCategories,
  live: HomeLive,
  rows: HomeRows,
  jackpots: HomeJackpots,
  winners: HomeWinners,
  providers: HomeProviders,
  about: HomeAbout,
  promotions: HomePromotions,
};

/**
 * The home page: the brand's sections in the brand's order. Each hydrates separately, in its own boundary.
 * The list is memoised: a re-render would force React to hydrate the pending sections immediately.
 */
export function Home() {
  const { brand } = useSite();
  return useMemo(
    () => (
      <Stack gap={{ base: 'xl', lg: 'xxl' }}>
        {brand.layout.home.map((name) => {
          const Section = SECTIONS[name];
          return Section ? (
            <Suspense key={name} fallback={null}>
              <Section />
            </Suspense>
          ) : null;
        })}
      </Stack>
    ),
    [brand],
  );
}
