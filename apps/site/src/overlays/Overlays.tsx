import { useAtomValue } from 'jotai';
import { ToastRegion } from '@baize/ui';
import { toastsAtom, useFlags, useOverlay, useToasts, type ToastTone } from '@baize/shell';
import { Problem } from '../pages/Problem/Problem.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { LoginOverlay } from './LoginOverlay.tsx';

const TONES = ['success', 'error', 'warning'] as const satisfies readonly ToastTone[];

/** Everything that lies over the pages (A§2 global overlays). */
export function Overlays() {
  const [overlay, openOverlay] = useOverlay();
  const toasts = useAtomValue(toastsAtom);
  const { clear } = useToasts();
  return (
    <>
      {overlay === 'login' && <LoginOverlay onClose={() => openOverlay(null)} />}
      <CookieNotice />
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

/** Maintenance replaces the whole application (A§2), also while the site is open. */
export function useMaintenance(): boolean {
  return useFlags()?.flags.maintenance ?? false;
}

export function MaintenanceScreen() {
  return <Problem kind="maintenance" whole />;
}
