import type { ReactNode } from 'react';
import { HeroCarousel, type HeroSlide } from '@baize/ui';
import type { LayoutTokens } from '@baize/theme';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useSite } from '@baize/session';
import * as css from './LandingHero.css.ts';

export interface LandingHeroProps {
  readonly title: string;
  readonly text: string;
  readonly image: { readonly ref: string; readonly color: string };
  readonly action: NonNullable<HeroSlide['action']>;
  /** Shown below the button: another way to join, and the bonus code. */
  readonly beside?: ReactNode;
}

/** Top of a landing page: the brand's own hero, so that visitors recognise the brand. */
export function LandingHero({ title, text, image, action, beside }: LandingHeroProps) {
  return (
    <Head
      slides={[
        {
          id: image.ref,
          title,
          text,
          action,
          ...(beside ? { terms: beside } : {}),
          picture: {
            src: contentImageUrl(contentUrl(), image.ref, IMAGE_SIZES.banner),
            width: IMAGE_SIZES.banner.w,
            height: IMAGE_SIZES.banner.h,
            colour: image.color,
            alt: '',
            portrait: { srcSet: contentImageUrl(contentUrl(), image.ref, IMAGE_SIZES.bannerMobile) },
          },
        },
      ]}
    />
  );
}

/** Skeleton of the hero, with the same dimensions. */
export const LandingHeroSkeleton = () => <Head slides={undefined} />;

/** A hero that runs from edge to edge begins at the header, as it does on the home page. */
const EDGE_TO_EDGE: readonly LayoutTokens['hero'][] = ['full', 'editorial'];

function Head({ slides }: { readonly slides: readonly HeroSlide[] | undefined }) {
  const {
    brand: { layout },
  } = useSite();
  return (
    <div className={css.head} data-edge={EDGE_TO_EDGE.includes(layout.hero) || undefined}>
      <HeroCarousel level={1} slides={slides} />
    </div>
  );
}

/** Numbered reasons to join, each under a rule. */
export const Reasons = ({ children }: { readonly children: readonly ReactNode[] }) => (
  <div className={css.reasons}>{children}</div>
);
