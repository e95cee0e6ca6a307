import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Button, Card, Grid, Heading, Inline, PageColumn, Skeleton, Stack, Text } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useLocalePath, usePageHead, useVisitor } from '@baize/shell';
import { landingPageQuery } from '../../api/landing.ts';
import { useContentScope } from '../../api/scope.ts';
import { ContentFailed, ContentMissing } from '../../components/ContentMissing/ContentMissing.tsx';
import { ContentHero } from '../../components/ContentPicture/ContentPicture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { actionOf } from '../../model/action.ts';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';
import { sectionsOf } from '../../model/sections-of.ts';
import { promotionAccess } from '../../model/promotion-access.ts';
import { PromotionsPaused } from '../Promotions/Promotions.tsx';

export interface LandingPageProps {
  /** Draws the games of a category; the games are another domain's, so the site fills this. */
  readonly games?: (category: string) => ReactNode;
}

/** `landing/{id}` (A§2): a page of the content service with a picture, sections and games. */
export function LandingPage({ games }: LandingPageProps) {
  const text = useText('content');
  const toPath = useLocalePath();
  const site = useSite();
  const signedIn = useSession() !== null;
  const { id = '' } = useParams<{ id: string }>();
  const access = promotionAccess(useVisitor());
  const page = useQuery({ ...landingPageQuery({ ...useContentScope(), id }), enabled: access === 'open' });
  const title = page.data ? fillPlaceholders(page.data.title, site) : undefined;
  usePageHead(page.data === null ? null : { title, description: page.data?.text, ...(page.data ? { image: contentImageUrl(contentUrl(), page.data.image.ref, IMAGE_SIZES.banner) } : {}) });

  if (access === 'paused') return <PromotionsPaused />;
  if (page.isError) return <ContentFailed error={page.error} onRetry={() => void page.refetch()} />;
  if (page.data === null) return <ContentMissing instead={{ path: 'online-casino', label: text('content.action.games') }} />;
  if (!page.data) return <PageColumn top="none"><Stack gap="lg" aria-busy><Skeleton shape="card" /><Skeleton shape="h1" width="half" /><Skeleton lines={6} /></Stack></PageColumn>;
  const sections = sectionsOf(page.data.body);
  return (
    <PageColumn top="none">
      <Stack gap="xl">
        <ContentHero image={page.data.image}>
          <Heading level={1} size="h1">{title}</Heading>
          <Text size="lg" tone="muted" measure>{fillPlaceholders(page.data.text, site)}</Text>
          <Inline><Button size="lg" variant={page.data.button.type} {...actionOf(page.data.urlAction, signedIn, toPath)}>{page.data.button.label}</Button></Inline>
        </ContentHero>
        {sections.length < 2
          ? <RichText blocks={page.data.body} />
          : <Grid columns={{ base: 1, md: sections.length === 2 ? 2 : 3 }} gap="lg">{sections.map((section) => <Card key={section[0]?._key} as="section"><RichText blocks={section} /></Card>)}</Grid>}
        {page.data.games !== null && games?.(page.data.games)}
      </Stack>
    </PageColumn>
  );
}
