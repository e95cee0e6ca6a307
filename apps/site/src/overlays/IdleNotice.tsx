import { lazy, Suspense } from 'react';
import { useAtom } from 'jotai';
import { useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useOverlay } from '@baize/shell';
import { IDLE_MINUTES, idleAtom } from './idle.ts';

const IdleDialog = lazy(() => import('@baize/limits/IdleDialog').then((module) => ({ default: module.IdleDialog })));

/** A§2 idle-player modal: whoever comes back reads why they are logged out. */
export function IdleNotice() {
  const [idled, setIdled] = useAtom(idleAtom);
  return useSession() === null && idled ? <Notice end={() => setIdled(false)} /> : null;
}

function Notice({ end }: { readonly end: () => void }) {
  const [, openOverlay] = useOverlay();
  if (!useTranslationNamespace('limits')) return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog
        idleMinutes={IDLE_MINUTES}
        onClose={() => {
          end();
          openOverlay(null);
        }}
        onLogIn={() => {
          end();
          openOverlay('login');
        }}
      />
    </Suspense>
  );
}
