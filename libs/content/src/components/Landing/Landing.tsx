import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Box, Skeleton, Stack } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useSite } from '@baize/session';
import { usePageHead, useVisitor } from '@baize/shell';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';
import { promotionAccess } from '../../model/promotion-access.ts';
import { PromotionsPaused } from '../../screens/Promotions/Promotions.tsx';
import { ContentFailed, ContentMissing } from '../ContentMissing/ContentMissing.tsx';
import { LandingHeroSkeleton, type LandingHeroProps } from '../LandingHero/LandingHero.tsx';

interface LandingContent extends Pick<LandingHeroProps, 'text' | 'image'> {
  readonly title: string;
}

interface LandingProps<Content> {
  readonly page: UseQueryResult<Content | null>;
  /** Where to go if there is no such page. */
  readonly instead: ComponentProps<typeof ContentMissing>['instead'];
  /** Receives the content, and what its hero shows with the site's own words filled in. */
  readonly children: (content: Content, hero: Pick<LandingHeroProps, 'title' | 'text' | 'image'>) => ReactNode;
}

/** A landing page with its head for browsers and search engines: what it shows while it loads, if it fails, and if it is missing. */
export function Landing<Content extends LandingContent>({ page, instead, children }: LandingProps<Content>) {
  const site = useSite();
  const access = promotionAccess(useVisitor());
  const { data } = page;
  const title = data ? fillPlaceholders(data.title, site) : undefined;
  usePageHead(
    data === null
      ? null
      : {
          title,
          description: data?.text,
          ...(data ? { image: contentImageUrl(contentUrl(), data.image.ref, IMAGE_SIZES.banner) } : {}),
        },
  );
  if (access === 'paused') return <PromotionsPaused />;
  if (page.isLoadingError) return <ContentFailed error={page.error} onRetry={() => void page.refetch()} />;
  if (data === null) return <ContentMissing instead={instead} />;
  if (!data)
    return (
      <Stack gap="xl">
        <LandingHeroSkeleton />
        <Box maxWidth="page" width="full" marginInline="auto">
          <Skeleton lines={6} />
        </Box>
      </Stack>
    );
  return (
    <Stack gap="xl">
      {children(data, { title: title ?? '', text: fillPlaceholders(data.text, site), image: data.image })}
    </Stack>
  );
}
