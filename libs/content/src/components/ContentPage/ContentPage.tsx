import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton, Stack } from '@baize/ui';
import { contentLocale } from '@baize/brand';
import { useSite } from '@baize/session';
import { usePageHead } from '@baize/shell';
import { staticPageQuery, type StaticPageContent } from '../../api/use-static-page.ts';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';
import { firstWords } from '../../model/first-words.ts';
import { ContentFailed, ContentMissing } from '../ContentMissing/ContentMissing.tsx';

export interface ContentPageProps {
  readonly slug: string;
  /** Receives the page, and its title with the site's own words filled in. */
  readonly children: (page: StaticPageContent, title: string) => ReactNode;
}

/**
 * A page from the content service with its head for browsers and search engines: what it shows while it loads and if it
 * fails, and B§8 'Page not found!' if it is missing or not for this market.
 */
export function ContentPage({ slug, children }: ContentPageProps) {
  const site = useSite();
  const page = useQuery(
    staticPageQuery({ slug, market: site.market.market.id, locale: contentLocale(site.market.translation) }),
  );
  const title = page.data ? fillPlaceholders(page.data.title, site) : '';
  usePageHead(
    page.data === null
      ? null
      : {
          title: page.data ? title : undefined,
          description: page.data ? fillPlaceholders(firstWords(page.data.body), site) : undefined,
          noindex: page.isLoadingError,
        },
  );
  if (page.isPending)
    return (
      <div aria-busy="true">
        <Stack gap="lg">
          <Skeleton shape="h1" width="half" />
          <Skeleton lines={6} />
          <Skeleton lines={5} />
        </Stack>
      </div>
    );
  if (page.isLoadingError) return <ContentFailed error={page.error} onRetry={() => void page.refetch()} />;
  if (!page.data) return <ContentMissing />;
  return children(page.data, title);
}
