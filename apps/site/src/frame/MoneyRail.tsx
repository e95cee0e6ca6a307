import { Card, Heading, Link, Stack } from '@baize/ui';
import { pagePath, useFooterPages } from '@baize/content';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { MONEY_RAIL, Slot, useLocalePath } from '@baize/shell';
import * as css from './AccountFrame.css.ts';

/** Tells the rail's style its height: one that is taller than the window stays at its lower edge. */
function followHeight(rail: HTMLElement | null) {
  if (!rail) return undefined;
  const watcher = new ResizeObserver(() => rail.style.setProperty(css.RAIL_HEIGHT, `${rail.offsetHeight}px`));
  watcher.observe(rail);
  return () => watcher.disconnect();
}

/** The rail beside the account pages: what the modules put into it, and help. */
export function MoneyRail() {
  const text = useText();
  return (
    <aside ref={followHeight} className={css.rail} aria-label={text('site.account.rail')}>
      <Slot of={MONEY_RAIL} />
      <Help />
    </aside>
  );
}

/** Where a player finds help with money: how payments work, people, and safer gambling. */
function Help() {
  const text = useText();
  const toPath = useLocalePath();
  const { hideHelpLink } = useSite().brand.config.switches;
  const payments = useFooterPages().find(({ slug }) => slug === 'payment-methods');
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={2} size="h5">
          {text('site.footer.help')}
        </Heading>
        {payments && <Link href={toPath(pagePath(payments.slug, payments.group))}>{payments.title}</Link>}
        {!hideHelpLink && <Link href={toPath('contact-live-chat')}>{text('site.footer.helpLink')}</Link>}
        <Link href={toPath('responsible-gambling')}>{text('site.footer.safer')}</Link>
      </Stack>
    </Card>
  );
}
