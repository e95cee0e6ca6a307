import type { ReactNode } from 'react';
import { Grid, Picture, Stack } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import * as css from './ContentPicture.css.ts';

/** Decorative picture at the top of a content page. */
export function ContentPicture({ image }: { readonly image: { readonly ref: string; readonly color: string } }) {
  return (
    <div className={css.frame}>
      <Picture
        src={contentImageUrl(contentUrl(), image.ref, IMAGE_SIZES.offer)}
        width={IMAGE_SIZES.offer.w}
        height={IMAGE_SIZES.offer.h}
        colour={image.color}
        alt=""
        loading="eager"
        priority="high"
      />
    </div>
  );
}

/** Top of a page: its picture, with the text and the buttons beside it (below it on a phone). */
export function ContentHero({
  image,
  children,
}: {
  readonly image: { readonly ref: string; readonly color: string };
  readonly children: ReactNode;
}) {
  return (
    <Grid columns={{ base: 1, lg: 2 }} gap="xl" alignItems="center">
      <ContentPicture image={image} />
      <Stack gap="md">{children}</Stack>
    </Grid>
  );
}
