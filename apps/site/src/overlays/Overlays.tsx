import { useAtomValue } from 'jotai';
import { ToastRegion } from '@baize/ui';
import { toastsAtom, useOverlay, useToasts, type ToastTone } from '@baize/shell';
import { CookieNotice } from './CookieNotice.tsx';
import { CoolingNotice } from './CoolingNotice.tsx';
import { KeepLoginOrigin } from './KeepLoginOrigin.tsx';
import { LoginOverlay } from './LoginOverlay.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { SupportChat } from './SupportChat.tsx';
import { WelcomeDialog } from './WelcomeDialog.tsx';
import { ResetPasswordOverlay } from './ResetPasswordOverlay.tsx';

const TONES = ['success', 'error', 'warning'] as const satisfies readonly ToastTone[];

/** Everything that lies over the pages (A§2 global overlays). */
export function Overlays() {
  const [overlay, openOverlay] = useOverlay();
  const toasts = useAtomValue(toastsAtom);
  const { clear } = useToasts();
  return (
    <>
      {overlay === 'login' && <LoginOverlay onClose={() => openOverlay(null)} />}
      {overlay === 'resetPassword' && <ResetPasswordOverlay />}
      <KeepLoginOrigin />
      <CookieNotice />
      <SupportChat />
      <ReminderDialog />
      <WelcomeDialog />
      <CoolingNotice />
      <ToastRegion
        toasts={TONES.flatMap((tone) => {
          const toast = toasts[tone];
          return toast ? [{ id: `${tone}-${toast.id}`, tone, value: toast.value, timer: toast.timer ?? 0, swipeable: toast.swipeable }] : [];
        })}
        onDismiss={(id) => clear(id.split('-')[0] as ToastTone)}
      />
    </>
  );
}
