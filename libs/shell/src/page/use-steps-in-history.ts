import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface Entry {
  readonly step?: {
    readonly index: number;
    /** Entries that the steps have added so far. */
    readonly entries: number;
  };
}

export interface StepsInHistory {
  /** `stay`: the final step takes no entry, because the page below a popup may lead elsewhere at that moment. */
  readonly lastEntry?: 'replace' | 'stay';
  /** Whether the page stays where it is when a step is added; otherwise it starts at its top. */
  readonly keepsPlace?: boolean;
}

/** Returns the position of the step to which an entry of the history belongs. @param state of the entry's location */
export const stepInHistory = (state: unknown): number => (state as Entry | null)?.step?.index ?? 0;

/**
 * Gives every step of a flow an entry in the browser's history, so that the browser's “back” leads one step back
 * and not out of the form with all that was typed, and “forward” to the step that was left. Address and query do not
 * change.
 *
 * @param index position of the step that is shown
 * @param last position of the final step, which replaces its predecessor's entry, so that the player cannot go back
 * into a finished form
 * @param stepBy called once for each step in the history, with its direction
 * @returns the number of entries that the steps have added: so many steps back is where the flow began
 */
export function useStepsInHistory(
  index: number,
  last: number,
  stepBy: (by: 1 | -1) => void,
  { lastEntry = 'replace', keepsPlace = false }: StepsInHistory = {},
): number {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const { index: entry, entries } = (location.state as Entry | null)?.step ?? { index: 0, entries: 0 };
  const shown = useRef(entry);
  const callback = useRef(stepBy);
  useEffect(() => {
    callback.current = stepBy;
  });

  // Before the page can do anything else: an entry that comes later than the flow's own end would undo that.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = index;
    if (index <= before || index <= entry) return;
    const replace = index === last;
    if (replace && lastEntry === 'stay') return;
    const step = { index, entries: replace ? entries : entries + 1 };
    void navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      {
        state: { ...(location.state as object | null), step } satisfies Entry,
        replace,
        preventScrollReset: keepsPlace,
      },
    );
  }, [index, entry, entries, last, lastEntry, keepsPlace, location, navigate]);

  const seen = useRef(entry);
  useEffect(() => {
    const went = seen.current - entry;
    seen.current = entry;
    if (type === NavigationType.Pop && shown.current < last)
      for (let steps = Math.abs(went); steps > 0; steps -= 1) callback.current(went > 0 ? -1 : 1);
  }, [entry, type, last]);
  return entries;
}
