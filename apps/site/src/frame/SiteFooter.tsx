import { lazy, Suspense } from 'react';
import { BadgeCheck } from 'lucide-react';
import { Footer, Icon, Inline, Link, Text } from '@baize/ui';
import { pagePath, useFooterPages, useMarketPaymentMethods } from '@baize/content';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useLocalePath, useMarketContent } from '@baize/shell';
import { SITE_PATHS } from '../paths.ts';
import { LocaleSwitcher } from './LocaleSwitcher.tsx';
import { PaymentMarks } from './PaymentMarks.tsx';

const CashierMarks = lazy(() => import('./CashierMarks.tsx').then((module) => ({ default: module.CashierMarks })));

const GROUPS = ['information', 'help', 'legal'] as const;

/**
 * The site's footer: links to pages of the content service, and the legal part by the brand's texts and switches (A§1).
 */
export function SiteFooter() {
  const text = useText();
  const { brand, market, legal } = useSite();
  const toPath = useLocalePath();
  const pages = useFooterPages();
  const signedIn = useSession() !== null;
  const methods = useMarketPaymentMethods().map(({ name, altTag, image }) => ({ name, alt: altTag, image: image.ref }));
  const offered = <PaymentMarks methods={methods} />;
  const content = useMarketContent();
  const toggles = content?.footerToggles;
  const { switches, contact } = brand.config;
  const { logo } = brand;
  const columns = GROUPS.map((group) => ({
    title: text(`site.footer.${group}`),
    links: [
      ...pages
        .filter((page) => page.group === group)
        .map((page) => ({
          label: page.title,
          href: toPath(
            page.slug === 'terms' && toggles?.footerTermsAndConditions
              ? 'information/terms'
              : pagePath(page.slug, page.group),
          ),
        })),
      ...(group === 'help' && !switches.hideHelpLink
        ? [{ label: text('site.footer.helpLink'), href: toPath('contact-live-chat') }]
        : []),
    ].filter((link, index, all) => all.findIndex((other) => other.href === link.href) === index),
  })).filter((column) => column.links.length > 0);
  return (
    <Footer
      logo={<img src={logo.wordmark} width={logo.width} height={logo.height} alt={brand.config.name} />}
      about={switches.footerDescription ? legal.description : undefined}
      columns={columns}
      age={`${market.rules.minimumAge.value}+`}
      marks={
        <>
          {switches.showFooterLicenceLogo && (
            <Inline gap="xs" align="center">
              <Icon icon={BadgeCheck} size="lg" />
              <Text size="sm" weight="medium" as="span">
                {toggles?.footerLicenseLogos
                  ? content?.licenses.join(' · ')
                  : `${contact.licence}\u{a0}· ${contact.licenceNumber}`}
              </Text>
            </Inline>
          )}
          {signedIn ? (
            <Suspense fallback={offered}>
              <CashierMarks>{offered}</CashierMarks>
            </Suspense>
          ) : (
            offered
          )}
        </>
      }
      end={<LocaleSwitcher />}
    >
      {!switches.hideFooterGamblingText && (
        <Text size="sm">
          {legal.gambling}
          {/* The sentence offers to talk. */}
          {legal.gambling !== undefined && !switches.hideHelpLink && (
            <>
              {' '}
              <Link tone="inherit" href={toPath('contact-live-chat')}>
                {text('site.footer.helpLink')}
              </Link>
            </>
          )}
        </Text>
      )}
      {!switches.hideFooterCompanyText && (
        <Text size="sm">{(toggles?.footerContent ? content?.footerContent : null) ?? legal.company}</Text>
      )}
      <Inline gap="md">
        <Link tone="inherit" href={toPath('responsible-gambling')}>
          {text('site.footer.safer')}
        </Link>
        <Link tone="inherit" href={toPath(SITE_PATHS.cookieSettings)}>
          {text('site.cookies.settings')}
        </Link>
        <Link tone="inherit" href={`mailto:${contact.supportEmail}`}>
          {contact.supportEmail}
        </Link>
      </Inline>
    </Footer>
  );
}
