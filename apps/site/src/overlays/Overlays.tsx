import { lazy, Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { ToastRegion } from '@baize/ui';
import { useGameOptions } from '@baize/games';
import { useSession } from '@baize/session';
import { toastsAtom, useHydrated, useOverlay, useToasts, type ToastTone } from '@baize/shell';
import { CookieNotice } from './CookieNotice.tsx';
import { coolingAtom } from './cooling.ts';
import { idleAtom } from './idle.ts';
import { KeepLoginOrigin } from './KeepLoginOrigin.tsx';
import { updateAtom } from './update.ts';

// Nobody waits for these: the page stands before they are fetched.
const SupportChat = lazy(() => import('./SupportChat.tsx').then((module) => ({ default: module.SupportChat })));
const PlayerOverlays = lazy(() =>
  import('./PlayerOverlays.tsx').then((module) => ({ default: module.PlayerOverlays })),
);
const GameOptions = lazy(() => import('./GameOptions.tsx').then((module) => ({ default: module.GameOptions })));
const LoginOverlay = lazy(() => import('./LoginOverlay.tsx').then((module) => ({ default: module.LoginOverlay })));
const ResetPasswordOverlay = lazy(() =>
  import('./ResetPasswordOverlay.tsx').then((module) => ({ default: module.ResetPasswordOverlay })),
);
const UpdateNotice = lazy(() => import('./UpdateNotice.tsx').then((module) => ({ default: module.UpdateNotice })));
const TONES = ['success', 'error', 'warning'] as const satisfies readonly ToastTone[];

/** Everything that lies over the pages (A§2 global overlays). */
export function Overlays() {
  const [overlay, openOverlay] = useOverlay();
  const toasts = useAtomValue(toastsAtom);
  const { clear } = useToasts();
  const session = useSession();
  const cooling = useAtomValue(coolingAtom);
  const hydrated = useHydrated();
  const update = useAtomValue(updateAtom);
  const [game, setGame] = useGameOptions();
  const idled = useAtomValue(idleAtom);
  const ofAPlayer = session !== null || cooling !== null || idled;
  // Why a session ended is read before another one is begun: of two dialogs the upper one could not be used.
  const isTold = session === null && (cooling !== null || idled);
  return (
    <>
      {overlay === 'login' && !isTold && (
        <Suspense fallback={null}>
          <LoginOverlay onClose={() => openOverlay(null)} />
        </Suspense>
      )}
      {overlay === 'resetPassword' && (
        <Suspense fallback={null}>
          <ResetPasswordOverlay />
        </Suspense>
      )}
      {game && (
        <Suspense fallback={null}>
          <GameOptions game={game} onClose={() => setGame(null)} />
        </Suspense>
      )}
      <KeepLoginOrigin />
      <CookieNotice />
      {hydrated && (
        <Suspense fallback={null}>
          <SupportChat />
        </Suspense>
      )}
      {update !== null && (
        <Suspense fallback={null}>
          <UpdateNotice />
        </Suspense>
      )}
      {ofAPlayer && (
        <Suspense fallback={null}>
          <PlayerOverlays />
        </Suspense>
      )}
      <ToastRegion
        toasts={TONES.flatMap((tone) => {
          const toast = toasts[tone];
          return toast
            ? [
                {
                  id: `${tone}-${toast.id}`,
                  tone,
                  value: toast.value,
                  timer: toast.timer ?? 0,
                  swipeable: toast.swipeable,
                },
              ]
            : [];
        })}
        onDismiss={(id) => clear(id.split('-')[0] as ToastTone)}
      />
    </>
  );
}
