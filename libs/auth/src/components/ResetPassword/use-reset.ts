import { useAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { ResetChannel } from '@baize/contracts/password-reset';
import { ApiError, errorCode } from '@baize/http';
import { useText } from '@baize/i18n';
import { useAuthorisation } from '@baize/session';
import { useErrorText, useLocalePath, useOverlay, useToasts } from '@baize/shell';
import { requestReset } from '../../api/reset-password.ts';
import { EMPTY_RESET, resetPasswordAtom } from '../../state/reset-password.ts';
import { authController } from '../../state/session.ts';

/** Where a flow leads after too many attempts (A§2: a fixed page): to support. */
const HELP_PATH = 'contact-live-chat';

/**
 * Shared by page and popup: requesting a message, and the two ends of the flow.
 * @param leave closes the popup; absent on the page
 */
export function useReset(leave?: () => void) {
  const text = useText('auth');
  const errorText = useErrorText('auth');
  const [state, setState] = useAtom(resetPasswordAtom);
  const authorisation = useAuthorisation();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [, openOverlay] = useOverlay();
  const end = (path: string) => {
    setState(EMPTY_RESET);
    leave?.();
    void navigate(toPath(path), { replace: true });
  };
  return {
    state,
    setState,
    /** Sends a link or a code and shows what was sent. @throws the API's refusal */
    async ask(email: string, channel: ResetChannel): Promise<void> {
      try {
        const { smsResetKeyId, resendAt } = await requestReset(email, channel);
        setState((current) => ({
          ...current,
          email,
          sent: { channel, resendAt },
          smsResetKeyId: channel === 'SMS' ? smsResetKeyId : current.smsResetKeyId,
          progress: { currentStep: 'Verification' },
        }));
      } catch (error) {
        const resendAt =
          error instanceof ApiError && error.code === 'error.code.requested_too_soon'
            ? error.details['resendAt']
            : undefined;
        // A player who asks again at once already has a message on its way, so show that.
        if (
          typeof resendAt !== 'string' ||
          (channel === 'SMS' && (state.smsResetKeyId === null || state.email !== email))
        )
          throw error;
        setState((current) => ({
          ...current,
          email,
          sent: { channel, resendAt },
          progress: { currentStep: 'Verification' },
        }));
      }
    },
    /** A§8: too many wrong codes close the flow and lead away. @returns whether this was the reason */
    closedBy(error: unknown): boolean {
      if (errorCode(error) !== DOCUMENT_ERROR.smsMaxAttempts) return false;
      toasts.error(errorText(error));
      end(HELP_PATH);
      return true;
    },
    /**
     * A§2: after a reset, leads to the root path and confirms with a toast. All sessions have ended, including this
     * browser's, so the login follows with the email that was typed here.
     */
    async complete(): Promise<void> {
      setState((current) => ({ ...current, password: '', resetKey: null, progress: { currentStep: 'Complete' } }));
      if (authorisation.status === 'resolved' && authorisation.authorised) await authController().logout();
      toasts.success(text('reset.password.success.toast'));
      end('');
      setState({ ...EMPTY_RESET, email: state.email });
      openOverlay('auth.login');
    },
  };
}
