import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Icon, Picture, Text } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useSignUpBanner } from '../../api/sign-up-banner.ts';
import { bannerIcon } from './banner-icon.ts';
import * as css from './SignUpScene.css.ts';

interface SignUpSceneProps {
  readonly children: ReactNode;
  /** Shows the promise to new players; false where the player has an account. */
  readonly promises?: boolean;
}

/**
 * Sets a form beside the brand's scene, with a promise and the licence. On a phone the form comes first, and promise and
 * licence follow it without the picture.
 */
export function SignUpScene({ children, promises = true }: SignUpSceneProps) {
  const text = useText('auth');
  const { brand, market } = useSite();
  const banner = useSignUpBanner();
  const { licence, licenceNumber } = brand.config.contact;
  const [beforeNumber, afterNumber] = text('auth.signUp.licence', { licence, number: licenceNumber }).split(
    licenceNumber,
  );
  return (
    <div className={css.page}>
      <div className={css.form}>{children}</div>
      <aside className={css.scene} data-look={brand.layout.hero}>
        {banner && (
          <div className={css.art}>
            <Picture
              src={contentImageUrl(contentUrl(), banner.image.ref, IMAGE_SIZES.scene)}
              width={IMAGE_SIZES.scene.w}
              height={IMAGE_SIZES.scene.h}
              colour={banner.image.color}
              alt=""
            />
          </div>
        )}
        <div className={css.words}>
          {banner && promises && (
            <>
              {banner.icon !== null && (
                <span className={css.icon}>
                  <Icon icon={bannerIcon(banner.icon)} size="lg" />
                </span>
              )}
              <Heading level={2} size="h2">
                {banner.title}
              </Heading>
              <Text>{banner.description}</Text>
            </>
          )}
          <div className={css.licence}>
            <span className={css.age}>{`${market.rules.minimumAge.value}+`}</span>
            <Icon icon={BadgeCheck} size="lg" />
            <div className={css.licensed}>
              <Text as="span" size="sm">
                {beforeNumber}
                <span className={css.number}>{licenceNumber}</span>
                {afterNumber}
              </Text>
            </div>
          </div>
        </div>
      </aside>
    </div>
  );
}
