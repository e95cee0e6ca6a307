import { Suspense, useMemo, type ComponentType } from 'react';
import { Stack } from '@baize/ui';
import type { HomePageSection, HomeSection } from '@baize/brand';
import { useSite } from '@baize/session';
import { HOME_SECTIONS, Slot } from '@baize/shell';
import {
  HomeAbout,
  HomeCategories,
  HomeHero,
  HomeJackpots,
  HomeLive,
  HomePromotions,
  HomeProviders,
  HomeRows,
} from './sections.tsx';
import { WinnersList } from './WinnersList.tsx';

/** The component of each section of its own; the brand decides their order. */
const SECTIONS: Readonly<Record<HomePageSection, ComponentType>> = {
  hero: HomeHero,
  categories: HomeCategories,
  live: HomeLive,
  rows: HomeRows,
  jackpots: HomeJackpots,
  winners: WinnersList,
  providers: HomeProviders,
  about: HomeAbout,
  promotions: HomePromotions,
};

const isOwn = (name: HomeSection): name is HomePageSection => name in SECTIONS;

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
          const Section = isOwn(name) ? SECTIONS[name] : null;
          return (
            <Suspense key={name} fallback={null}>
              {Section ? <Section /> : <Slot of={HOME_SECTIONS} only={name} />}
            </Suspense>
          );
        })}
      </Stack>
    ),
    [brand],
  );
}
