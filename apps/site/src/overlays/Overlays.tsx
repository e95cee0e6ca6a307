import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useText } from '@baize/i18n';
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

/** Says why nothing opens while an overlay's code cannot be fetched. */
function Awaited() {
  const text = useText();
  const { warning } = useToasts();
  useEffect(() => {
    if (!navigator.onLine) warning(text('site.offline.title'));
  }, [text, warning]);
  return null;
}

/** One module overlay, mounted while it is needed. Without a connection for its code it opens once that is back. */
function ModuleOverlay({ overlay }: { readonly overlay: DomainOverlay }) {
  if (!useAtomValue(overlay.when)) return null;
  return (
    <Suspense fallback={<Awaited />}>
      <LazyPart load={overlay.lazy} suspends waits />
    </Suspense>
  );
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
          return toast ? [{ ...toast, id: `${tone}-${toast.id}`, tone, timer: toast.timer ?? 0 }] : [];
        })}
        onDismiss={(id) => clear(id.split('-')[0] as ToastTone)}
      />
    </>
  );
}
