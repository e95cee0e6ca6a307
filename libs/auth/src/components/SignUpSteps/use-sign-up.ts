import { useQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOpenToRegistration } from '@baize/brand/country-record';
import { useLanguageTag, useText } from '@baize/i18n';
import { useAuthorisation, useSite } from '@baize/session';
import { useStation, useStepsInHistory } from '@baize/shell';
import { countrySettingsQuery } from '../../api/country-settings.ts';
import {
  backward,
  forwardAgain,
  SIGN_UP_STEPS,
  type SignUpOutcome,
  type SignUpStep,
} from '../../model/sign-up-steps.ts';
import { EMPTY_SIGN_UP, signUpAtom, signUpFinishedAtom, type SignUpState } from '../../state/sign-up.ts';

export interface SignUpFlow {
  /** What is shown: a step, or the outcome in its place. */
  readonly step: SignUpStep | Extract<SignUpOutcome, 'Unsupported'> | 'Refused';
  readonly title: string;
  /** Absent where the title says it all. */
  readonly lead: string | null;
  /** `over`: for a player who is logged in already, unless this sign-up's own player sees its last step. */
  readonly state: 'loading' | 'open' | 'over';
  /** Leads one step back; absent in steps without a way back. */
  readonly onBack?: () => void;
  /** Entries that the steps have added to the browser's history. */
  readonly entries: number;
}

const hasBegun = ({ typed, details }: SignUpState): boolean =>
  details !== null ||
  (typed !== null &&
    [typed.firstName, typed.lastName, typed.email, typed.mobilePhone.body].some((each) => each !== ''));

/** Ends a sign-up from a country that cannot join, before the visitor types anything. */
function usePlaceCheck(): void {
  const [state, setState] = useAtom(signUpAtom);
  const tag = useLanguageTag();
  const { autodetectedCountry } = useStation();
  const asks = autodetectedCountry !== null && !state.livesElsewhere && !hasBegun(state);
  const { data: country } = useQuery({ ...countrySettingsQuery(autodetectedCountry ?? '', tag), enabled: asks });
  const isClosed = asks && country !== undefined && !isOpenToRegistration(country);
  useEffect(() => {
    if (!isClosed) return;
    setState((current) => ({ ...current, unsupported: { countryCode: autodetectedCountry, from: 'place' } }));
  }, [isClosed, autodetectedCountry, setState]);
}

/** The sign-up's place and its steps in the browser's history, for the page and for the popup. */
export function useSignUp(shownAs: 'page' | 'popup'): SignUpFlow {
  const text = useText('auth');
  const { brand } = useSite();
  const [{ progress, details, unsupported, refused }, setState] = useAtom(signUpAtom);
  usePlaceCheck();
  const authorisation = useAuthorisation();
  const navigate = useNavigate();
  const step = progress.currentStep;
  const setFinished = useSetAtom(signUpFinishedAtom);
  useEffect(() => {
    if (step === 'Complete') setFinished(true);
  }, [step, setFinished]);
  useEffect(
    () => () => {
      // The next visitor of this browser must not find a finished sign-up.
      setState((current) => (current.progress.currentStep === 'Complete' || current.refused ? EMPTY_SIGN_UP : current));
    },
    [setState],
  );
  const entries = useStepsInHistory(
    SIGN_UP_STEPS.indexOf(step),
    SIGN_UP_STEPS.length - 1,
    (by) => setState((current) => ({ ...current, progress: (by < 0 ? backward : forwardAgain)(current.progress) })),
    { lastEntry: shownAs === 'popup' ? 'stay' : 'replace' },
  );
  // A refusal ends the sign-up: from it, “back” leads out, not to the steps before, which would show nothing else.
  useEffect(() => {
    if (refused && entries > 0) void navigate(-entries);
  }, [refused, entries, navigate]);
  const over = authorisation.status === 'resolved' && authorisation.authorised && details === null;
  const place = unsupported ? 'Unsupported' : step;
  return {
    step: refused ? 'Refused' : place,
    title: text(refused ? `auth.refused.title.${refused.kind}` : `auth.signUp.title.${place}`, {
      brand: brand.config.name,
    }),
    lead: refused ? null : text(`auth.signUp.lead.${place}`),
    entries,
    state: authorisation.status !== 'resolved' ? 'loading' : over ? 'over' : 'open',
    ...(!unsupported && !refused && (step === 'ContactInfo' || step === 'Verification')
      ? { onBack: () => void navigate(-1) }
      : {}),
  };
}
