import { ActivityCheck } from './ActivityCheck.tsx';
import { IdleNotice } from './IdleNotice.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

/** The safer-gambling overlays for a player who is logged in or has just been. A visitor never fetches them. */
export function PlayerNotices() {
  return (
    <>
      <ReminderDialog />
      <ActivityCheck />
      <IdleNotice />
    </>
  );
}
