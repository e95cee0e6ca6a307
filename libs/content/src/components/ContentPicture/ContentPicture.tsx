import type { ReactNode } from 'react';
import { Grid, Picture, Stack } from '@baize/ui';
import { offerPicture, type ContentImage } from './offer-picture.ts';
import * as css from './ContentPicture.css.ts';

/** Decorative picture at the top of a content page. */
export function ContentPicture({ image }: { readonly image: ContentImage }) {
  return (
    <div className={css.frame}>
      <Picture {...offerPicture(image)} loading="eager" priority="high" />
    </div>
  );
}

/** Top of a page: its picture, with the text and the buttons beside it (below it on a phone). */
export function ContentHero({ image, children }: { readonly image: ContentImage; readonly children: ReactNode }) {
  return (
    <Grid columns={{ base: 1, lg: 2 }} gap="xl" alignItems="center">
      <ContentPicture image={image} />
      <Stack gap="md">{children}</Stack>
    </Grid>
  );
}
