import { lazy, Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { ToastRegion } from '@baize/ui';
import { useSite } from '@baize/session';
import {
  KeepLoginOrigin,
  LazyPart,
  toastsAtom,
  useHydrated,
  useToasts,
  type DomainOverlay,
  type ToastTone,
} from '@baize/shell';
import { modulesOf } from '../modules.ts';
import { CookieNotice } from './CookieNotice.tsx';

// Not needed at once, so its code is fetched after the page is shown.
const SupportChat = lazy(() => import('./SupportChat.tsx').then((module) => ({ default: module.SupportChat })));
const TONES = ['success', 'error', 'warning'] as const satisfies readonly ToastTone[];

/** One module overlay, mounted while it is needed. */
function ModuleOverlay({ overlay }: { readonly overlay: DomainOverlay }) {
  return useAtomValue(overlay.when) ? <LazyPart load={overlay.lazy} /> : null;
}

/**
 * Everything shown over the pages (A§2 global overlays): the modules' overlays, the cookie notice, the chat and toasts.
 */
export function Overlays() {
  const toasts = useAtomValue(toastsAtom);
  const { clear } = useToasts();
  const hydrated = useHydrated();
  const overlays = modulesOf(useSite()).flatMap((module) => module.overlays ?? []);
  return (
    <>
      {overlays.map((overlay) => (
        <ModuleOverlay key={overlay.id} overlay={overlay} />
      ))}
      <KeepLoginOrigin />
      <CookieNotice />
      {hydrated && (
        <Suspense fallback={null}>
          <SupportChat />
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
