import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Badge, Button, Card, Grid, Heading, Icon, Inline, PageColumn, Skeleton, Stack, Text } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSite } from '@baize/session';
import { useLocalePath, useOverlay, usePageHead, useVisitor } from '@baize/shell';
import { signUpLandingQuery } from '../../api/landing.ts';
import { useContentScope } from '../../api/scope.ts';
import { ContentFailed, ContentMissing } from '../../components/ContentMissing/ContentMissing.tsx';
import { ContentHero } from '../../components/ContentPicture/ContentPicture.tsx';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';
import { promotionAccess } from '../../model/promotion-access.ts';
import { signUpQuery } from '../../model/sign-up-query.ts';
import { PromotionsPaused } from '../Promotions/Promotions.tsx';

/** `promo/{slug}` (A§2): where an advertisement leads. Its code and campaign go along to sign-up; whoever is signed in finds the games. */
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
  usePageHead(page.data === null ? null : { title, description: page.data?.text, ...(page.data ? { image: contentImageUrl(contentUrl(), page.data.image.ref, IMAGE_SIZES.banner) } : {}) });

  if (access === 'paused') return <PromotionsPaused />;
  if (page.isError) return <ContentFailed error={page.error} onRetry={() => void page.refetch()} />;
  if (page.data === null) return <ContentMissing instead={signedIn ? { path: 'online-casino', label: text('content.action.games') } : { path: 'signup', label: text('content.action.join') }} />;
  if (!page.data) return <PageColumn width="page" top="none"><Stack gap="lg" aria-busy><Skeleton shape="card" /><Skeleton shape="h1" width="half" /><Skeleton lines={3} /></Stack></PageColumn>;
  const { query, bonusCode } = signUpQuery(search, page.data.campaign);
  return (
    <PageColumn width="page" top="none">
      <Stack gap="xl">
        <ContentHero image={page.data.image}>
          <Heading level={1} size="h1">{title}</Heading>
          <Text size="lg" tone="muted" measure>{fillPlaceholders(page.data.text, site)}</Text>
          {signedIn
            ? <Inline><Button size="lg" href={toPath('online-casino')}>{text('content.action.games')}</Button></Inline>
            : (
              <Inline gap="sm">
                <Button size="lg" href={`${toPath('signup')}${query}`}>{page.data.label}</Button>
                <Button size="lg" variant="ghost" onClick={() => openOverlay('login')}>{text('content.action.logIn')}</Button>
              </Inline>
            )}
          {!signedIn && bonusCode !== null && <Inline><Badge tone="info">{text('content.landing.code', { code: bonusCode })}</Badge></Inline>}
        </ContentHero>
        <Grid columns={{ base: 1, md: 3 }} gap="lg">
          {page.data.reasons.map((reason) => (
            <Card key={reason.title} as="section">
              <Stack gap="xs">
                <Text as="span" tone="brand"><Icon icon={Check} size="lg" /></Text>
                <Heading level={2} size="h5">{reason.title}</Heading>
                <Text tone="muted">{reason.text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Text size="sm" tone="muted">{text('content.terms.note', { minimumAge: site.market.rules.minimumAge.value })}</Text>
      </Stack>
    </PageColumn>
  );
}
