import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { HeartHandshake, LogOut, MessageCircle } from 'lucide-react';
import { Avatar, Card, Heading, Inline, List, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { ACCOUNT_HUB, LazyPart, Slot, useLocalePath, useProfile } from '@baize/shell';
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
  const [wide] = useState(() => window.matchMedia(SIDE_LIST).matches);
  const [first] = items;
  if (wide && first) return <Navigate to={first.href} replace />;
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
      <Slot of={ACCOUNT_HUB} />
      <Card padding="sm">
        <List
          columns={2}
          label={text('site.header.account')}
          items={items.map(({ id, href, label, icon, badge, hubBadge = badge, hint }) => ({
            id,
            href,
            title: label,
            icon,
            ...(hint ? { hint: <LazyPart load={hint} /> } : {}),
            ...(hubBadge ? { end: <LazyPart load={hubBadge} /> } : {}),
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
