import type { ReactNode } from 'react';
import { HeroCarousel, type HeroSlide } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import * as css from './LandingHero.css.ts';

export interface LandingHeroProps {
  readonly title: string;
  readonly text: string;
  readonly image: { readonly ref: string; readonly color: string };
  readonly action: NonNullable<HeroSlide['action']>;
  /** Below the button: another way in, the code that comes along. */
  readonly beside?: ReactNode;
}

/** The head of a page that an advertisement leads to: the brand's own hero, so that the page is known for the brand's at first sight. */
export function LandingHero({ title, text, image, action, beside }: LandingHeroProps) {
  return (
    <HeroCarousel
      level={1}
      slides={[{
        id: image.ref, title, text, action, ...(beside ? { terms: beside } : {}),
        picture: { src: contentImageUrl(contentUrl(), image.ref, IMAGE_SIZES.banner), width: IMAGE_SIZES.banner.w, height: IMAGE_SIZES.banner.h, colour: image.color, alt: '', portrait: { srcSet: contentImageUrl(contentUrl(), image.ref, IMAGE_SIZES.bannerMobile) } },
      }]}
    />
  );
}

/** Why to stay, in order: each reason under a rule with its number, without a box around it. */
export const Reasons = ({ children }: { readonly children: readonly ReactNode[] }) => <div className={css.reasons}>{children}</div>;
