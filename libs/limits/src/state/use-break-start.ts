import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { logOut, sessionEndAtom, useLocalePath, useToasts, type SessionEnd } from '@baize/shell';

/**
 * Returns a function for a break that the API has just started: it logs the player out at once, opens the default page
 * and shows what the break means there.
 */
export function useBreakStart(): (started: Exclude<SessionEnd, { readonly kind: 'idle' }>) => Promise<void> {
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const endSession = useSetAtom(sessionEndAtom);
  return async (started) => {
    endSession(started);
    await logOut();
    // The socket may already have reported the end of the session; the notice shows the full reason.
    toasts.clear('warning');
    void navigate(toPath(''), { replace: true });
  };
}
