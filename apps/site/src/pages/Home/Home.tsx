import type { ComponentType } from 'react';
import { Stack } from '@baize/ui';
import type { HomeSection } from '@baize/brand';
import { useSite } from '@baize/session';
import { HomeAbout, HomeCategories, HomeHero, HomeJackpots, HomeLive, HomePromotions, HomeProviders, HomeRows, HomeWinners } from './sections.tsx';

/** Which section is drawn by what; the brand orders them. */
const SECTIONS: Readonly<Partial<Record<HomeSection, ComponentType>>> = {
  hero: HomeHero, categories: HomeCategories, live: HomeLive, rows: HomeRows, jackpots: HomeJackpots, winners: HomeWinners, providers: HomeProviders, about: HomeAbout, promotions: HomePromotions,
};

/** The home page: the brand's sections in the brand's order. */
export function Home() {
  const { brand } = useSite();
  return (
    <Stack gap={{ base: 'xl', lg: 'xxl' }}>
      {brand.layout.home.map((name) => {
        const Section = SECTIONS[name];
        return Section ? <Section key={name} /> : null;
      })}
    </Stack>
  );
}
