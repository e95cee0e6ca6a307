import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import type { PictureSource } from '@baize/ui';

export interface ContentImage {
  readonly ref: string;
  readonly color: string;
}

/** Returns a decorative picture of the content service in the size of an offer: 2:1. */
export const offerPicture = ({ ref, color }: ContentImage): PictureSource => ({
  src: contentImageUrl(contentUrl(), ref, IMAGE_SIZES.offer),
  width: IMAGE_SIZES.offer.w,
  height: IMAGE_SIZES.offer.h,
  colour: color,
  alt: '',
});
