import { LogOut } from 'lucide-react';
import { Avatar, Inline, List, Stack, Text } from '@baize/ui';
import { Sheet } from '@baize/ui/Sheet';
import { useText } from '@baize/i18n';
import { ACCOUNT_HUB, LazyPart, Slot, useProfile } from '@baize/shell';
import { useNavigation } from './navigation.ts';

export interface AccountSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly name: string;
  readonly onLogOut: () => void;
}

/** The account menu of a phone: who is playing, at which level, with which balance, and every account page. */
export function AccountSheet({ open, onClose, name, onLogOut }: AccountSheetProps) {
  const text = useText();
  const level = useProfile().data?.loyaltyLevel;
  const items = useNavigation('account');
  return (
    <Sheet open={open} onClose={onClose} side="bottom" title={text('site.header.account')}>
      <Stack gap="md">
        <Inline gap="md">
          <Avatar name={name} size="lg" />
          <Stack gap="none">
            <Text weight="bold">{name}</Text>
            {level ? <Text tone="muted">{text('site.header.level', { level })}</Text> : null}
          </Stack>
        </Inline>
        <Slot of={ACCOUNT_HUB} />
        <List
          label={text('site.header.account')}
          items={[
            ...items.map(({ id, href, label, icon, badge }) => ({
              id,
              href,
              title: label,
              icon,
              ...(badge ? { end: <LazyPart load={badge} /> } : {}),
            })),
            { id: 'log-out', title: text('site.header.logOut'), icon: LogOut, onClick: onLogOut },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
