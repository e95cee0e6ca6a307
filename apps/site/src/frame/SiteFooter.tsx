import { BadgeCheck } from 'lucide-react';
import { Footer, Icon, Inline, Link, Picture, Text } from '@baize/ui';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { contentImageUrl } from '@baize/contracts/content';
import { pagePath, useFooterPages, useMarketPaymentMethods } from '@baize/content';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath, useMarketContent } from '@baize/shell';
import { useCashierMarks } from '@baize/wallet';
import { SITE_PATHS } from '../paths.ts';
import { LocaleSwitcher } from './LocaleSwitcher.tsx';

const GROUPS = ['information', 'help', 'legal'] as const;

/**
 * The site's footer: links to pages of the content service, and the legal part by the brand's texts and switches (A§1).
 */
export function SiteFooter() {
  const text = useText();
  const { brand, market, legal } = useSite();
  const toPath = useLocalePath();
  const pages = useFooterPages();
  const offered = useMarketPaymentMethods().map(({ name, altTag, image }) => ({ name, alt: altTag, image: image.ref }));
  // A player's cashier follows their home, so it may differ from the page's market.
  const own = useCashierMarks()?.map(({ name, title, image }) => ({ name, alt: title, image: image.asset._ref }));
  const methods = own && own.length > 0 ? own : offered;
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
                  : `${contact.licence} · ${contact.licenceNumber}`}
              </Text>
            </Inline>
          )}
          {methods.map((method) => (
            <Picture
              key={method.name}
              src={contentImageUrl(contentUrl(), method.image, IMAGE_SIZES.payment)}
              width={IMAGE_SIZES.payment.w / 2}
              height={IMAGE_SIZES.payment.h / 2}
              alt={method.alt}
              fit="contain"
              box="markSmall"
            />
          ))}
        </>
      }
      end={<LocaleSwitcher />}
    >
      {!switches.hideFooterGamblingText && <Text size="sm">{legal.gambling}</Text>}
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
