import { ActivityCheck } from './ActivityCheck.tsx';
import { IdleNotice } from './IdleNotice.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

/** What safer gambling shows over the pages of a player who is, or just was, logged in. A visitor never fetches it. */
export function PlayerNotices() {
  return (
    <>
      <ReminderDialog />
      <ActivityCheck />
      <IdleNotice />
    </>
  );
}
