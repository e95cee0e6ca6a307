import { useAtomValue } from 'jotai';
import { ToastRegion } from '@baize/ui';
import {
  KeepLoginOrigin,
  LazyPart,
  toastsAtom,
  useHydrated,
  useModules,
  useToasts,
  type DomainOverlay,
  type ToastTone,
} from '@baize/shell';
import { CookieNotice } from './CookieNotice.tsx';

const TONES = ['success', 'error', 'warning'] as const satisfies readonly ToastTone[];

/** One module overlay, mounted while it is needed. */
function ModuleOverlay({ overlay }: { readonly overlay: DomainOverlay }) {
  return useAtomValue(overlay.when) ? <LazyPart load={overlay.lazy} /> : null;
}

/** Everything shown over the pages (A§2 global overlays): the modules' overlays, the cookie notice and toasts. */
export function Overlays() {
  const toasts = useAtomValue(toastsAtom);
  const { clear } = useToasts();
  const hydrated = useHydrated();
  const overlays = useModules().flatMap((module) => module.overlays ?? []);
  return (
    <>
      {/* No prerendered page has one, so what is needed at once waits until the page is hydrated. */}
      {hydrated && overlays.map((overlay) => <ModuleOverlay key={overlay.id} overlay={overlay} />)}
      <KeepLoginOrigin />
      <CookieNotice />
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
