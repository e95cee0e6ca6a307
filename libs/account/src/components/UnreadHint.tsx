import { useText } from '@baize/i18n';
import { useUnreadMessages } from '../api/inbox.ts';

/** The number of unread messages in words, for the account's hub. */
export function UnreadHint() {
  const text = useText();
  const unread = useUnreadMessages();
  return unread === 0 ? null : text('account.frame.unread', { count: unread });
}
