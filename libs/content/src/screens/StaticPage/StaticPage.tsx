import { useId } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Alert, Breadcrumbs, Heading, Link, PageColumn, Stack, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { CONTACT_OPTIONS, Slot, useLocalePath, useMarketContent } from '@baize/shell';
import type { StaticPageContent } from '../../api/use-static-page.ts';
import { ContentPage } from '../../components/ContentPage/ContentPage.tsx';
import { LongText } from '../../components/LongText/LongText.tsx';
import { PaymentMethods } from '../../components/PaymentMethods/PaymentMethods.tsx';
import { TextSections } from '../../components/TextSections/TextSections.tsx';
import { CONTENT_PATHS, SAFER_GAMBLING } from '../../paths.ts';
import { SaferGambling } from '../SaferGambling/SaferGambling.tsx';

/** A page from the content service. Safer gambling has a screen of its own. */
export function StaticPage() {
  const { pathname } = useLocation();
  const params = useParams<{ slug: string }>();
  const slug = params.slug ?? pathname.split('/')[2] ?? '';
  if (slug === SAFER_GAMBLING) return <SaferGambling />;
  return (
    <ContentPage slug={slug}>
      {(page, title) => <Filled slug={slug} isNamed={params.slug === undefined} page={page} title={title} />}
    </ContentPage>
  );
}

interface FilledProps {
  readonly slug: string;
  /** Whether the page has an address of its own at the root. */
  readonly isNamed: boolean;
  readonly page: StaticPageContent;
  readonly title: string;
}

function Filled({ slug, isNamed, page, title }: FilledProps) {
  const text = useText('content');
  const format = useFormat();
  const toPath = useLocalePath();
  const site = useSite();
  const content = useMarketContent();
  const titleId = useId();
  // If the footer's terms come from the content service, the page is among its other pages, and this address redirects
  // there.
  if (slug === 'terms' && isNamed && content?.footerToggles.footerTermsAndConditions === true)
    return <Navigate to={toPath('information/terms')} replace />;
  // A legal text is read from beginning to end.
  const isLegal = page.group === 'legal';
  return (
    <PageColumn width="page" top="none">
      <Stack gap="lg">
        <Stack gap="sm">
          <Breadcrumbs items={[{ label: text('shell.home'), href: toPath('') }, { label: title }]} />
          <Heading level={1} size="h1" id={titleId}>
            {title}
          </Heading>
          {/* A player accepts a version of a legal text; of other pages it says nothing. */}
          {isLegal && (
            <Text size="sm" tone="muted">
              {text('content.page.updated', { date: format.date(page._updatedAt), version: page.version })}
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
        {isLegal ? <LongText blocks={page.body} titleId={titleId} /> : <TextSections blocks={page.body} />}
      </Stack>
    </PageColumn>
  );
}
