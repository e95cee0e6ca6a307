import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Button, DescriptionList, ErrorScreen, Heading, PageColumn, Stack, Text } from '@baize/ui';
import { countryName } from '@baize/brand';
import { contentModule } from '@baize/content';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { accessQuery, useLocalePath, usePageHead } from '@baize/shell';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { ClosedFrame, type ClosedFrameProps } from './ClosedFrame.tsx';

/** `restricted`: no licence covers the country; `blocked`: the network address is in a blocked range (A§2, A§6). */
export type PlaceRefusal = 'restricted' | 'blocked';

/**
 * Explains why the site is closed to this visitor: who decided, what was detected, and what to do if that is wrong.
 * Also says when access is not restricted.
 * @param props.whole replaces the whole site for a refused visitor; without it, a page that anyone can open
 */
export function RestrictedScreen({ kind, whole }: { readonly kind: PlaceRefusal; readonly whole?: boolean }) {
  const text = useText();
  const tag = useLanguageTag();
  const toPath = useLocalePath();
  const {
    brand: {
      config: { contact },
    },
  } = useSite();
  const { data: seen, isPending, refetch } = useQuery(accessQuery);
  const [check, setCheck] = useState<'none' | 'running' | 'done'>('none');
  const checkAgain = () => {
    setCheck('running');
    void refetch().finally(() => setCheck('done'));
  };
  const address = seen?.ipAddress || text('site.place.unknown');
  const country = seen?.countryCode ? countryName(seen.countryCode, tag) : text('site.place.unknown');
  const facts = [
    { term: text('site.place.country'), value: country },
    { term: text('site.place.address'), value: address },
  ];
  // Anyone can open the page at its own address. Without an answer, access counts as open.
  const open = whole !== true && !isPending && (seen === undefined || seen.access === 'allowed');
  const blocked = kind === 'blocked';
  const problem = blocked ? 'regionBlocked' : 'restricted';
  usePageHead({ title: text(open ? 'site.place.open.title' : `site.problem.${problem}.title`), noindex: true });
  if (whole !== true && isPending) return <PageSkeleton />;
  if (open) {
    return (
      <ErrorScreen
        title={text('site.place.open.title')}
        scene="open"
        actions={<Button href={toPath('')}>{text('shell.toHome')}</Button>}
      >
        <Stack gap="md">
          <Text>{text('site.place.open.text')}</Text>
          <DescriptionList items={facts} />
        </Stack>
      </ErrorScreen>
    );
  }
  const mail = `mailto:${contact.supportEmail}?subject=${encodeURIComponent(text('site.place.subject', { address }))}`;
  return (
    <ErrorScreen
      title={text(`site.problem.${problem}.title`)}
      scene="locked"
      actions={
        <>
          <Button loading={check === 'running'} onClick={checkAgain}>
            {text('site.place.check')}
          </Button>
          <Button variant="secondary" href={mail}>
            {text('site.place.write')}
          </Button>
        </>
      }
      detail={<span role="status">{check === 'done' ? text('site.place.same') : ''}</span>}
    >
      <Stack gap="lg">
        <Text>{text(`site.problem.${problem}.text`)}</Text>
        <DescriptionList
          items={[
            {
              term: text('site.place.decidedBy'),
              value: text(blocked ? 'site.place.byRange' : 'site.place.byLicence', { company: contact.company }),
            },
            ...facts,
          ]}
        />
        <Stack gap="xs">
          <Heading level={2} size="h5" align="center">
            {text('site.place.wrong.title')}
          </Heading>
          <Text>{text('site.place.wrong.text', { email: contact.supportEmail })}</Text>
        </Stack>
      </Stack>
    </ErrorScreen>
  );
}

/** The pages that stay readable where the site is closed: the legal pages, and where to find help. */
const LAW_PAGES = ['terms', 'privacy-policy', 'responsible-gambling'] as const;

const LawPage = lazy(async () => {
  const route = contentModule.routes.find(({ path }) => path === LAW_PAGES[0]);
  if (!route)
    throw new Error(
      'The content module has no page for the terms, so a visitor who is not served could not read them. Keep the static pages of A§2 among its routes.',
    );
  return { default: (await route.lazy()).Component };
});

/** Replaces the whole site on every path except the legal pages. */
export function RestrictedSite({ kind, strip }: Pick<ClosedFrameProps, 'strip'> & { readonly kind: PlaceRefusal }) {
  const text = useText();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const laws = [
    { label: text('site.place.terms'), href: toPath('terms') },
    { label: text('site.place.privacy'), href: toPath('privacy-policy') },
    { label: text('site.footer.safer'), href: toPath('responsible-gambling') },
  ];
  const reading = LAW_PAGES.some((path) => toPath(path) === pathname.replace(/\/+$/, ''));
  return (
    <ClosedFrame key={reading ? pathname : 'closed'} strip={strip} laws={laws}>
      {reading ? (
        <PageColumn width="text">
          <Suspense fallback={<PageSkeleton />}>
            <LawPage />
          </Suspense>
        </PageColumn>
      ) : (
        <RestrictedScreen kind={kind} whole />
      )}
    </ClosedFrame>
  );
}
