import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { Breadcrumbs, Button, EmptyState, Heading, PageColumn, Skeleton, Stack, Text } from '@baize/ui';
import { contentLocale } from '@baize/brand';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useErrorText, useLocalePath, usePageHead } from '@baize/shell';
import { staticPageQuery } from '../../api/content.ts';
import { firstWords } from '../../model/first-words.ts';
import { RichText } from '../../components/RichText/RichText.tsx';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';

/** A page of the content service. One that is missing or not for this market says so (B§8 'Page not found!'). */
export function StaticPage() {
  const text = useText();
  const errorText = useErrorText();
  const format = useFormat();
  const toPath = useLocalePath();
  const site = useSite();
  const { pathname } = useLocation();
  const params = useParams<{ slug: string }>();
  const slug = params.slug ?? pathname.split('/')[2] ?? '';
  const page = useQuery(staticPageQuery({ slug, market: site.market.market.id, locale: contentLocale(site.market.translation) }));
  const title = page.data ? fillPlaceholders(page.data.title, site) : null;
  usePageHead({
    title: title ?? undefined, description: page.data ? fillPlaceholders(firstWords(page.data.body), site) : undefined,
    // B§8 'Page not found!': the address exists, what it promised does not.
    noindex: page.isError || page.data === null,
  });

  if (page.isPending) return <div aria-busy="true"><Stack gap="lg"><Skeleton shape="h1" width="half" /><Skeleton lines={6} /><Skeleton lines={5} /></Stack></div>;
  if (page.isError) return <EmptyState tone="negative" icon={FileQuestion} title={errorText(page.error)} actions={<Button onClick={() => void page.refetch()}>{text('shell.tryAgain')}</Button>} />;
  if (!page.data) return <EmptyState icon={FileQuestion} title={text('content.page.missing')} actions={<Button href={toPath('')}>{text('content.page.home')}</Button>}>{text('content.page.missingText')}</EmptyState>;
  return (
    <PageColumn width="text" top="none">
      <Stack gap="sm">
        <Breadcrumbs items={[{ label: text('shell.home'), href: toPath('') }, { label: title ?? '' }]} />
        <Heading level={1} size="h1">{title}</Heading>
        <Text size="sm" tone="muted">{text('content.page.updated', { date: format.date(page.data._updatedAt), version: page.data.version })}</Text>
      </Stack>
      <RichText blocks={page.data.body} />
    </PageColumn>
  );
}
