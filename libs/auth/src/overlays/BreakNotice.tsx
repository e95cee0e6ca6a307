import { lazy, Suspense } from 'react';
import { useAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '@baize/http';
import { useTranslationNamespace } from '@baize/i18n';
import { MONEY_PATH, sessionEndAtom, useLocalePath, useOverlay, type SessionEnd } from '@baize/shell';
import type { LoginOutcome } from '../model/login-outcome.ts';

const LoginDialog = lazy(() =>
  import('../components/LoginDialog/LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })),
);

const DAY_MS = 86_400_000;

/** Returns what the next login would say about a break that has just started; null for another end of a session. */
function outcomeOf(end: SessionEnd | null): LoginOutcome | null {
  if (end === null || end.kind === 'idle') return null;
  const { kind, until } = end;
  if (until === null) return { kind: 'exclusionIndefinite' };
  const days = Math.max(1, Math.ceil((Date.parse(until) - serverNow()) / DAY_MS));
  return kind === 'exclusion'
    ? { kind, days, until }
    : { kind, days, until, isCooling: days === 1, initiator: 'PLAYER' };
}

/**
 * Shows the state of a break that the player has just started, as the next login would (A§4). The break has ended the
 * session. Logging in from here leads to the withdrawal page (ruling 19).
 */
export function BreakNotice() {
  const [ended, end] = useAtom(sessionEndAtom);
  const known = outcomeOf(ended);
  const [, openOverlay] = useOverlay();
  const navigate = useNavigate();
  const toPath = useLocalePath();
  const ready = useTranslationNamespace('auth');
  if (known === null || !ready) return null;
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
        known={known}
      />
    </Suspense>
  );
}
