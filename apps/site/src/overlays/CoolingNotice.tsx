import { lazy, Suspense } from 'react';
import { useAtom } from 'jotai';
import { useTranslationNamespace } from '@baize/i18n';
import { coolingAtom } from './cooling.ts';

const LoginDialog = lazy(() => import('@baize/auth/LoginDialog').then((module) => ({ default: module.LoginDialog })));

/** A§4: after start-cooling the timeout state is shown, as the next log-in would show it. */
export function CoolingNotice() {
  const [until, end] = useAtom(coolingAtom);
  const ready = useTranslationNamespace('auth');
  if (until === null || !ready) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog open onClose={() => end(null)} onSuccess={() => end(null)} known={{ kind: 'timeout', days: 1, until, isCooling: true, initiator: 'PLAYER' }} />
    </Suspense>
  );
}
