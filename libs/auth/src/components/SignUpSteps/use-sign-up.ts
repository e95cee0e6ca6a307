import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthorisation } from '@baize/session';
import { useStepsInHistory } from '@baize/shell';
import { backward, forwardAgain, SIGN_UP_STEPS, type SignUpStep } from '../../model/sign-up-steps.ts';
import { EMPTY_SIGN_UP, signUpAtom } from '../../state/sign-up.ts';

export interface SignUpFlow {
  readonly step: SignUpStep;
  /** `over`: for a player who is logged in already, unless this sign-up's own player sees its last step. */
  readonly state: 'loading' | 'open' | 'over';
  /** Leads one step back; absent in steps without a way back. */
  readonly onBack?: () => void;
  /** Entries that the steps have added to the browser's history. */
  readonly entries: number;
}

/** The sign-up's place and its steps in the browser's history, for the page and for the popup. */
export function useSignUp(shownAs: 'page' | 'popup'): SignUpFlow {
  const [{ progress, details }, setState] = useAtom(signUpAtom);
  const authorisation = useAuthorisation();
  const navigate = useNavigate();
  const step = progress.currentStep;
  useEffect(
    () => () => {
      // The next visitor of this browser must not find a finished sign-up.
      setState((current) => (current.progress.currentStep === 'Complete' ? EMPTY_SIGN_UP : current));
    },
    [setState],
  );
  const entries = useStepsInHistory(
    SIGN_UP_STEPS.indexOf(step),
    SIGN_UP_STEPS.length - 1,
    (by) => setState((current) => ({ ...current, progress: (by < 0 ? backward : forwardAgain)(current.progress) })),
    { lastEntry: shownAs === 'popup' ? 'stay' : 'replace' },
  );
  const over = authorisation.status === 'resolved' && authorisation.authorised && details === null;
  return {
    step,
    entries,
    state: authorisation.status !== 'resolved' ? 'loading' : over ? 'over' : 'open',
    ...(step === 'ContactInfo' || step === 'Verification' ? { onBack: () => void navigate(-1) } : {}),
  };
}
