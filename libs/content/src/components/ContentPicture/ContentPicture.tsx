import { Picture } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import * as css from './ContentPicture.css.ts';

/** The picture at the head of a page of the content service. It says nothing that the words do not. */
export function ContentPicture({ image }: { readonly image: { readonly ref: string; readonly color: string } }) {
  return (
    <div className={css.frame}>
      <Picture src={contentImageUrl(contentUrl(), image.ref, IMAGE_SIZES.banner)} width={IMAGE_SIZES.banner.w} height={IMAGE_SIZES.banner.h} colour={image.color} alt="" loading="eager" priority="high" portrait={{ srcSet: contentImageUrl(contentUrl(), image.ref, IMAGE_SIZES.offer) }} />
    </div>
  );
}
