import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface Entry {
  readonly signUpStep?: number;
}

/**
 * Gives every step of a flow an entry in the browser's history, so that the browser's “back” leads one step back
 * and not out of the form with all that was typed, and “forward” to the step that was left. Address and query do not
 * change.
 *
 * @param index position of the step that is shown
 * @param last position of the final step, which replaces its predecessor's entry, so that the player cannot go back
 * into a finished form
 * @param stepBy called once for each step in the history, with its direction
 */
export function useStepsInHistory(index: number, last: number, stepBy: (by: 1 | -1) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const entry = (location.state as Entry | null)?.signUpStep ?? 0;
  const shown = useRef(entry);
  const callback = useRef(stepBy);
  useEffect(() => {
    callback.current = stepBy;
  });

  useEffect(() => {
    const before = shown.current;
    shown.current = index;
    if (index <= before || index <= entry) return;
    const state: unknown = { ...(location.state as object | null), signUpStep: index };
    void navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      { state, replace: index === last, preventScrollReset: false },
    );
  }, [index, entry, last, location, navigate]);

  const seen = useRef(entry);
  useEffect(() => {
    const went = seen.current - entry;
    seen.current = entry;
    if (type === NavigationType.Pop && shown.current < last)
      for (let steps = Math.abs(went); steps > 0; steps -= 1) callback.current(went > 0 ? -1 : 1);
  }, [entry, type, last]);
}
