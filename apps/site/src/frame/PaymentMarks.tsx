import { Picture } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';

export interface PaymentMarksProps {
  readonly methods: readonly { readonly name: string; readonly alt: string; readonly image: string }[];
}

/** The marks of payment methods, one beside the other. `image` is the content service's id. */
export const PaymentMarks = ({ methods }: PaymentMarksProps) =>
  methods.map(({ name, alt, image }) => (
    <Picture
      key={name}
      src={contentImageUrl(contentUrl(), image, IMAGE_SIZES.payment)}
      width={IMAGE_SIZES.payment.w / 2}
      height={IMAGE_SIZES.payment.h / 2}
      alt={alt}
      fit="contain"
      box="markSmall"
    />
  ));
