import { ActivityCheck } from './ActivityCheck.tsx';
import { CoolingNotice } from './CoolingNotice.tsx';
import { IdleNotice } from './IdleNotice.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { WelcomeDialog } from './WelcomeDialog.tsx';

/** What lies over the pages of somebody who is, or just was, signed in; a visitor never fetches it. */
export function PlayerOverlays() {
  return (
    <>
      <ReminderDialog />
      <ActivityCheck />
      <WelcomeDialog />
      <CoolingNotice />
      <IdleNotice />
    </>
  );
}
