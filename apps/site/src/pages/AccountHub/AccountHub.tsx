import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { HeartHandshake, LogOut, MessageCircle, Plus } from 'lucide-react';
import { Avatar, Button, Card, Heading, Inline, List, Skeleton, Stack, Text } from '@baize/ui';
import { ACCOUNT_PATHS } from '@baize/account';
import { useFormat, useText } from '@baize/i18n';
import { hundredthsOf } from '@baize/kernel';
import { useSite } from '@baize/session';
import { useLocalePath, useProfile } from '@baize/shell';
import { useBalance, useDepositOpens, WALLET_PATHS } from '@baize/wallet';
import { ModulePart } from '../../frame/ModulePart.tsx';
import { useNavigation } from '../../frame/navigation.ts';
import { useLogOut } from '../../frame/use-log-out.ts';

/** From this width on the account pages have a side list, so the hub is not needed. */
const SIDE_LIST = '(min-width: 1024px)';

/**
 * `my-account`: on a phone, the list of all account pages with their current state; on a desktop it redirects to the
 * first of them.
 */
export function AccountHub() {
  const text = useText();
  const toPath = useLocalePath();
  const items = useNavigation('account');
  const profile = useProfile().data;
  const logOut = useLogOut();
  const { hideHelpLink } = useSite().brand.config.switches;
  const format = useFormat();
  const balance = useBalance();
  const deposit = useDepositOpens();
  const money = 'balance' in balance ? balance.balance : null;
  const [wide] = useState(() => window.matchMedia(SIDE_LIST).matches);
  if (wide) return <Navigate to={toPath(ACCOUNT_PATHS.account)} replace />;
  const name = profile ? `${profile.firstName} ${profile.lastName}` : undefined;
  return (
    <Stack gap="md">
      <Inline gap="md">
        <Avatar name={name} size="lg" />
        <Stack gap="none">
          <Heading level={1} size="h3">
            {text('site.header.account')}
          </Heading>
          <Text tone="muted">{name ?? ' '}</Text>
        </Stack>
      </Inline>
      <Card padding="md" tone="brand">
        <Inline gap="md" justify="between">
          <Stack gap="none">
            <Text size="sm">{text('site.header.balance')}</Text>
            {money ? (
              <Text size="xl" weight="bold" numeric>
                {format.money(hundredthsOf(money.mainBalance), money.currencyCode)}
              </Text>
            ) : (
              <Skeleton shape="md" width="most" />
            )}
          </Stack>
          {deposit && (
            <Button href={toPath(WALLET_PATHS.deposit)} icon={Plus}>
              {text('site.header.deposit')}
            </Button>
          )}
        </Inline>
      </Card>
      <Card padding="sm">
        <List
          columns={2}
          label={text('site.header.account')}
          items={items.map(({ id, href, label, icon, badge, hubBadge = badge, hint }) => ({
            id,
            href,
            title: label,
            icon,
            ...(hint ? { hint: <ModulePart load={hint} /> } : {}),
            ...(hubBadge ? { end: <ModulePart load={hubBadge} /> } : {}),
          }))}
        />
      </Card>
      <Card padding="sm" tone="sunken">
        <List
          columns={2}
          label={text('site.footer.help')}
          items={[
            {
              id: 'safer',
              title: text('site.footer.safer'),
              icon: HeartHandshake,
              href: toPath('responsible-gambling'),
            },
            ...(hideHelpLink
              ? []
              : [
                  {
                    id: 'contact',
                    title: text('site.footer.helpLink'),
                    icon: MessageCircle,
                    href: toPath('contact-live-chat'),
                  },
                ]),
            { id: 'log-out', title: text('site.header.logOut'), icon: LogOut, onClick: () => void logOut() },
          ]}
        />
      </Card>
    </Stack>
  );
}
