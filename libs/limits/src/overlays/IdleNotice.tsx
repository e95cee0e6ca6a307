import { lazy, Suspense } from 'react';
import { useAtom } from 'jotai';
import { useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { sessionEndAtom, useOverlay } from '@baize/shell';
import { IDLE_MINUTES } from '../model/idle.ts';

const IdleDialog = lazy(() =>
  import('../components/IdleDialog/IdleDialog.tsx').then((module) => ({ default: module.IdleDialog })),
);

/** A§2 idle-player modal: tells a returning player why they were logged out. */
export function IdleNotice() {
  const [end, setEnd] = useAtom(sessionEndAtom);
  return useSession() === null && end?.kind === 'idle' ? <Notice end={() => setEnd(null)} /> : null;
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
          openOverlay('auth.login');
        }}
      />
    </Suspense>
  );
}
