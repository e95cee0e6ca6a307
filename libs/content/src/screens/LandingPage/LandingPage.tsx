import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Box, Skeleton, Stack } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { LANDING_GAMES, Slot, useLocalePath, usePageHead, useVisitor } from '@baize/shell';
import { landingPageQuery } from '../../api/landing.ts';
import { useContentScope } from '../../api/scope.ts';
import { ContentFailed, ContentMissing } from '../../components/ContentMissing/ContentMissing.tsx';
import { LandingHero, LandingHeroSkeleton, Reasons } from '../../components/LandingHero/LandingHero.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { actionOf } from '../../model/action.ts';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';
import { sectionsOf } from '../../model/sections-of.ts';
import { promotionAccess } from '../../model/promotion-access.ts';
import { PromotionsPaused } from '../Promotions/Promotions.tsx';

/** `landing/{id}` (A§2): a page of the content service with a picture, sections and games. */
export function LandingPage() {
  const text = useText('content');
  const toPath = useLocalePath();
  const site = useSite();
  const signedIn = useSession() !== null;
  const { id = '' } = useParams<{ id: string }>();
  const access = promotionAccess(useVisitor());
  const page = useQuery({ ...landingPageQuery({ ...useContentScope(), id }), enabled: access === 'open' });
  const title = page.data ? fillPlaceholders(page.data.title, site) : undefined;
  usePageHead(
    page.data === null
      ? null
      : {
          title,
          description: page.data?.text,
          ...(page.data ? { image: contentImageUrl(contentUrl(), page.data.image.ref, IMAGE_SIZES.banner) } : {}),
        },
  );

  if (access === 'paused') return <PromotionsPaused />;
  if (page.isLoadingError) return <ContentFailed error={page.error} onRetry={() => void page.refetch()} />;
  if (page.data === null)
    return <ContentMissing instead={{ path: 'online-casino', label: text('content.action.games') }} />;
  if (!page.data)
    return (
      <Stack gap="xl">
        <LandingHeroSkeleton />
        <Box maxWidth="page" width="full" marginInline="auto">
          <Skeleton lines={6} />
        </Box>
      </Stack>
    );
  const sections = sectionsOf(page.data.body);
  const { href, target } = actionOf(page.data.urlAction, signedIn, toPath);
  return (
    <Stack gap="xl">
      <LandingHero
        title={title ?? ''}
        text={fillPlaceholders(page.data.text, site)}
        image={page.data.image}
        action={{ label: page.data.button.label, href, variant: page.data.button.type, target }}
      />
      {page.data.games !== null && <Slot of={LANDING_GAMES} category={page.data.games} />}
      <Box maxWidth="page" width="full" marginInline="auto">
        {sections.length < 2 ? (
          <RichText blocks={page.data.body} />
        ) : (
          <Reasons>
            {sections.map((section) => (
              <section key={section[0]?._key}>
                <RichText blocks={section} />
              </section>
            ))}
          </Reasons>
        )}
      </Box>
    </Stack>
  );
}
