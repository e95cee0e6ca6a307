import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { sessionEndAtom, useToasts } from '@baize/shell';
import { coolOff } from '../api/break-offer.ts';
import { loginAtom } from './login.ts';
import { authController } from './session.ts';

/**
 * Another day away for a player who has just come back from a break (A§4 start-cooling). It ends the session, and the
 * notice of the break says so.
 * @param onCooled takes the offer away
 */
export function useCoolOff(onCooled: () => void) {
  const setLogin = useSetAtom(loginAtom);
  const endSession = useSetAtom(sessionEndAtom);
  const toasts = useToasts();
  return useMutation({
    mutationFn: async () => {
      setLogin((state) => ({ ...state, startCoolingLoading: true }));
      const until = await coolOff();
      // It has ended the session: the notice of the break takes the offer's place (A§4).
      endSession({ kind: 'timeout', until });
      await authController().logout();
      // The socket may already have reported the end of the session; the notice shows the full reason.
      toasts.clear('warning');
      onCooled();
    },
    onSettled: () => setLogin((state) => ({ ...state, startCoolingLoading: false })),
  });
}
