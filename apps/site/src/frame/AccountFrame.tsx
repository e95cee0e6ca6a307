import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, Icon, Link, SideNav } from '@baize/ui';
import { useUnreadMessages } from '@baize/account';
import { useText } from '@baize/i18n';
import { useBreak, useLocalePath } from '@baize/shell';
import { SITE_PATHS } from '../paths.ts';
import * as css from './AccountFrame.css.ts';
import { useNavigation } from './navigation.ts';

/** The one frame of every account page, whichever domain it comes from: a side list on a desktop, a way back to the hub below that. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const toPath = useLocalePath();
  const unread = useUnreadMessages();
  // The hub is closed to whoever is on a time-out or excluded (ruling 19); the bottom bar has all that is open.
  const held = useBreak() !== null;
  const items = useNavigation('account').map(({ id, ...item }) => ({
    ...item,
    ...(id === 'inbox' && unread > 0
      ? {
          end: (
            <Badge tone="accent" solid>
              <span aria-label={text('account.frame.unread', { count: unread })}>{unread}</span>
            </Badge>
          ),
        }
      : {}),
  }));
  return (
    <div className={css.page}>
      <div className={css.side}>
        <SideNav label={text('site.header.account')} groups={[{ items }]} />
      </div>
      <div className={css.column}>
        {held ? null : (
          <div className={css.back}>
            <Link href={toPath(SITE_PATHS.account)}>
              <Icon icon={ChevronLeft} size="sm" mirror />
              {text('site.header.account')}
            </Link>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
