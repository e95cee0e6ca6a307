import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Alert, Breadcrumbs, Heading, Link, PageColumn, Skeleton, Stack, Text } from '@baize/ui';
import { contentLocale } from '@baize/brand';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { CONTACT_OPTIONS, Slot, useLocalePath, useMarketContent, usePageHead } from '@baize/shell';
import { staticPageQuery } from '../../api/use-static-page.ts';
import { firstWords } from '../../model/first-words.ts';
import { ContentFailed, ContentMissing } from '../../components/ContentMissing/ContentMissing.tsx';
import { PaymentMethods } from '../../components/PaymentMethods/PaymentMethods.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';
import { CONTENT_PATHS } from '../../paths.ts';

/** A page from the content service. Shows B§8 'Page not found!' if it is missing or not for this market. */
export function StaticPage() {
  const text = useText('content');
  const format = useFormat();
  const toPath = useLocalePath();
  const site = useSite();
  const { pathname } = useLocation();
  const params = useParams<{ slug: string }>();
  const slug = params.slug ?? pathname.split('/')[2] ?? '';
  const page = useQuery(
    staticPageQuery({ slug, market: site.market.market.id, locale: contentLocale(site.market.translation) }),
  );
  const content = useMarketContent();
  const title = page.data ? fillPlaceholders(page.data.title, site) : null;
  usePageHead(
    page.data === null
      ? null
      : {
          title: title ?? undefined,
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
  // If the footer's terms come from the content service, the page is among its other pages, and this address redirects
  // there.
  if (slug === 'terms' && params.slug === undefined && content?.footerToggles.footerTermsAndConditions === true)
    return <Navigate to={toPath('information/terms')} replace />;
  return (
    <PageColumn width={slug === 'payment-methods' ? 'page' : 'text'} top="none">
      <Stack gap="sm">
        <Breadcrumbs items={[{ label: text('shell.home'), href: toPath('') }, { label: title ?? '' }]} />
        <Heading level={1} size="h1">
          {title}
        </Heading>
        {/* A player accepts a version of a legal text; of other pages it says nothing. */}
        {page.data.group === 'legal' && (
          <Text size="sm" tone="muted">
            {text('content.page.updated', { date: format.date(page.data._updatedAt), version: page.data.version })}
          </Text>
        )}
      </Stack>
      {slug === CONTENT_PATHS.contact && content?.disableLiveChat !== true && <Slot of={CONTACT_OPTIONS} />}
      {slug === CONTENT_PATHS.contact && content?.disableLiveChat === true && (
        <Alert
          tone="info"
          title={text('content.chat.off')}
          actions={
            <Link href={`mailto:${site.brand.config.contact.supportEmail}`}>{text('content.action.write')}</Link>
          }
        >
          {text('content.chat.offText')}
        </Alert>
      )}
      {slug === 'payment-methods' && <PaymentMethods />}
      <RichText blocks={page.data.body} />
    </PageColumn>
  );
}
