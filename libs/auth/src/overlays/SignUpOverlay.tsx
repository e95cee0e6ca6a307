import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useTranslationNamespace } from '@baize/i18n';
import { rememberLoginOrigin, useOverlay } from '@baize/shell';
import { signUpAtom } from '../state/sign-up.ts';

const SignUpDialog = lazy(() =>
  import('../components/SignUpSteps/SignUpDialog.tsx').then((module) => ({ default: module.SignUpDialog })),
);

interface Entry {
  readonly signUp?: boolean;
}

/**
 * The sign-up popup. It has an entry of its own in the browser's history, so that “back”, which many phones have as a
 * gesture, closes the popup and does not leave the page under it. After a reload it opens again at that entry
 * (`main.tsx`); what was typed is gone, and the form says so.
 */
export function SignUpOverlay() {
  const ready = useTranslationNamespace('auth');
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [, setOverlay] = useOverlay();
  const complete = useAtomValue(signUpAtom).progress.currentStep === 'Complete';
  const inHistory = (location.state as Entry | null)?.signUp === true;
  const [isRestored] = useState(inHistory && type === NavigationType.Pop);
  const asked = useRef(isRestored);
  const [pushed, setPushed] = useState(isRestored);
  // The steps write into the entry's state, so they begin once it is the current one.
  const [entered, setEntered] = useState(false);
  if (pushed && inHistory && !entered) setEntered(true);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const { pathname, search, hash } = location;
    // Steps of an earlier sign-up on this page are not steps of this entry.
    const state = { ...(location.state as object | null), signUp: true, step: undefined };
    // The login popup that led here may not be out of the address yet (A§2 #login).
    const place = { pathname, search, hash: hash === '#login' ? '' : hash };
    void Promise.resolve(navigate(place, { state, preventScrollReset: true })).then(() => setPushed(true));
  }, [location, navigate]);

  const here = useRef(location.key);
  useEffect(() => {
    const moved = here.current !== location.key;
    here.current = location.key;
    if (!entered || !moved) return;
    const back = type === NavigationType.Pop && (complete || !inHistory);
    // A page that leads the new player elsewhere replaces its entry; a link of the popup adds one.
    const link = type === NavigationType.Push && !inHistory;
    if (back || link) setOverlay(null);
  }, [entered, location.key, type, inHistory, complete, setOverlay]);

  if (!ready || !entered) return null;
  return (
    <Suspense fallback={null}>
      <SignUpDialog
        isRestored={isRestored}
        // Without a way back through the history: the page below may be leading elsewhere at this moment.
        onGoOn={() => {
          rememberLoginOrigin(null);
          setOverlay(null);
        }}
        onClose={(entries) => {
          // Closed first: the way back through the history is not a way back through the steps.
          setOverlay(null);
          if (inHistory) void navigate(-1 - entries);
        }}
      />
    </Suspense>
  );
}
