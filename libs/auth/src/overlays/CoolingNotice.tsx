import { lazy, Suspense } from 'react';
import { useAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useTranslationNamespace } from '@baize/i18n';
import { MONEY_PATH, sessionEndAtom, useLocalePath, useOverlay } from '@baize/shell';

const LoginDialog = lazy(() =>
  import('../components/LoginDialog/LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })),
);

/**
 * A§4: shows the timeout state after start-cooling, as the next login would. Logging in from here leads to the
 * withdrawal page (ruling 19).
 */
export function CoolingNotice() {
  const [ended, end] = useAtom(sessionEndAtom);
  const until = ended?.kind === 'break' ? ended.until : null;
  const [, openOverlay] = useOverlay();
  const navigate = useNavigate();
  const toPath = useLocalePath();
  const ready = useTranslationNamespace('auth');
  if (until === null || !ready) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog
        open
        onClose={() => {
          end(null);
          openOverlay(null);
        }}
        onSuccess={() => {
          end(null);
          void navigate(toPath(MONEY_PATH));
        }}
        known={{ kind: 'timeout', days: 1, until, isCooling: true, initiator: 'PLAYER' }}
      />
    </Suspense>
  );
}
