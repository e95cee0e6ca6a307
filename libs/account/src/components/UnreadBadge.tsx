import { Badge } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useUnreadMessages } from '../api/inbox.ts';

/** The number of unread messages, for the account's navigation. */
export function UnreadBadge() {
  const text = useText();
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <Badge tone="accent" solid>
      <span aria-label={text('account.frame.unread', { count: unread })}>{unread}</span>
    </Badge>
  );
}

/** The number of unread messages in words, for the account's hub. */
export function UnreadHint() {
  const text = useText();
  const unread = useUnreadMessages();
  return unread === 0 ? null : text('account.frame.unread', { count: unread });
}
