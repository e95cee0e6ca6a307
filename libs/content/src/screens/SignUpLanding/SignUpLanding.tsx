import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { Badge, Box, Button, Heading, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSite } from '@baize/session';
import { useLocalePath, useOverlay, usePageHead, useVisitor } from '@baize/shell';
import { signUpLandingQuery } from '../../api/landing.ts';
import { useContentScope } from '../../api/scope.ts';
import { ContentFailed, ContentMissing } from '../../components/ContentMissing/ContentMissing.tsx';
import { LandingHero, LandingHeroSkeleton, Reasons } from '../../components/LandingHero/LandingHero.tsx';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';
import { promotionAccess } from '../../model/promotion-access.ts';
import { signUpQuery } from '../../model/sign-up-query.ts';
import { PromotionsPaused } from '../Promotions/Promotions.tsx';

/**
 * `promo/{slug}` (A§2): landing page of an advertisement. Passes its code and campaign on to sign-up. Logged-in players
 * see the games.
 */
export function SignUpLanding() {
  const text = useText('content');
  const toPath = useLocalePath();
  const site = useSite();
  const authorisation = useAuthorisation();
  const [, openOverlay] = useOverlay();
  const { slug = '' } = useParams<{ slug: string }>();
  const [search] = useSearchParams();
  const access = promotionAccess(useVisitor());
  const page = useQuery({ ...signUpLandingQuery({ ...useContentScope(), slug }), enabled: access === 'open' });
  const signedIn = authorisation.status === 'resolved' && authorisation.authorised;
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
    return (
      <ContentMissing
        instead={
          signedIn
            ? { path: 'online-casino', label: text('content.action.games') }
            : { path: 'signup', label: text('content.action.join') }
        }
      />
    );
  if (!page.data)
    return (
      <Stack gap="xl">
        <LandingHeroSkeleton />
        <Box maxWidth="page" width="full" marginInline="auto">
          <Skeleton lines={3} />
        </Box>
      </Stack>
    );
  const { query, bonusCode } = signUpQuery(search, page.data.campaign);
  const action = signedIn
    ? { label: text('content.action.games'), href: toPath('online-casino') }
    : { label: page.data.label, href: `${toPath('signup')}${query}` };
  const beside = !signedIn && (
    <Inline gap="sm">
      <Button variant="ghost" onClick={() => openOverlay('auth.login')}>
        {text('content.action.logIn')}
      </Button>
      {bonusCode !== null && <Badge tone="info">{text('content.landing.code', { code: bonusCode })}</Badge>}
    </Inline>
  );
  return (
    <Stack gap="xl">
      <LandingHero
        title={title ?? ''}
        text={fillPlaceholders(page.data.text, site)}
        image={page.data.image}
        action={action}
        beside={beside}
      />
      <Stack gap="lg" maxWidth="page" width="full" marginInline="auto">
        <Reasons>
          {page.data.reasons.map((reason) => (
            <section key={reason.title}>
              <Stack gap="xs">
                <Heading level={2} size="h4">
                  {reason.title}
                </Heading>
                <Text tone="muted">{reason.text}</Text>
              </Stack>
            </section>
          ))}
        </Reasons>
        <Text size="sm" tone="muted">
          {text('content.terms.note', { minimumAge: site.market.rules.minimumAge.value })}
        </Text>
      </Stack>
    </Stack>
  );
}
