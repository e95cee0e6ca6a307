import { Card, Heading, Link, Stack } from '@baize/ui';
import { pagePath, useFooterPages } from '@baize/content';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';

/** Where a player finds help with money: how payments work, people, and safer gambling. */
export function AccountHelp() {
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
