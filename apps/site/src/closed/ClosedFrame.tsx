import { useEffect, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Alert, AppFrame, Footer, Header, Link, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { sessionEndAtom, useLocalePath } from '@baize/shell';
import { LocaleSwitcher } from '../frame/LocaleSwitcher.tsx';
import * as css from './ClosedFrame.css.ts';

const SYMBOL = 36;

export interface ClosedFrameProps {
  /** What the law requires on every page; see `LawStrip`. */
  readonly strip?: ReactNode;
  /** Legal pages that stay readable at their own addresses. */
  readonly laws?: readonly { readonly label: string; readonly href: string }[];
  readonly children: ReactNode;
}

/** Confirms the break that a player has just started here: the dialog that explains it opens over the site alone. */
function StartedBreak() {
  const text = useText();
  const format = useFormat();
  const ended = useAtomValue(sessionEndAtom);
  if (ended === null || ended.kind === 'idle') return null;
  const title =
    ended.until === null
      ? text('limits.frame.break.exclusionIndefinite')
      : text(`limits.frame.break.${ended.kind}`, { date: format.dateTime(ended.until) });
  return (
    <div className={css.notice}>
      <Alert live title={title} />
    </div>
  );
}

/**
 * The frame around a screen that replaces the site: brand, legal links and languages. No product and no login. A player
 * who is still logged in keeps what the law requires on every page: stopping and the registers work here too.
 */
export function ClosedFrame({ strip, laws = [], children }: ClosedFrameProps) {
  const text = useText();
  const { brand, market, legal } = useSite();
  const toPath = useLocalePath();
  const { wordmark, symbol, width, height } = brand.logo;
  const { contact } = brand.config;
  // Announces to screen readers that the page has been replaced.
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <AppFrame
      strip={strip}
      header={
        <Header
          logo={<img src={wordmark} width={width} height={height} alt="" />}
          compactLogo={<img src={symbol} width={SYMBOL} height={SYMBOL} alt="" />}
          compactOnlyNarrow
          homeHref={toPath('')}
          homeLabel={text('site.header.home', { brand: brand.config.name })}
        />
      }
      footer={
        <Footer
          logo={<img src={wordmark} width={width} height={height} alt={brand.config.name} />}
          age={`${market.rules.minimumAge.value}+`}
          end={<LocaleSwitcher />}
          columns={laws.length > 0 ? [{ title: text('site.footer.legal'), links: laws }] : []}
        >
          {/* The legal part ignores the brand's switches here, because the page has nothing else. */}
          <Text size="sm">{legal.gambling}</Text>
          <Text size="sm">{legal.company}</Text>
          <Link tone="inherit" href={`mailto:${contact.supportEmail}`}>
            {contact.supportEmail}
          </Link>
        </Footer>
      }
    >
      <StartedBreak />
      {children}
    </AppFrame>
  );
}
