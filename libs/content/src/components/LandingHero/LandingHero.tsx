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
  /** Below the button: another way in, the code that comes along. */
  readonly beside?: ReactNode;
}

/** The head of a page that an advertisement leads to: the brand's own hero, so that the page is known for the brand's at first sight. */
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

/** Its measures while the page is on its way. */
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

/** Why to stay, in order: each reason under a rule with its number, without a box around it. */
export const Reasons = ({ children }: { readonly children: readonly ReactNode[] }) => (
  <div className={css.reasons}>{children}</div>
);
