import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reward, type Reward } from '@baize/contracts/reward';

/** The question that a dialog asks about a reward. */
export interface RewardQuestion {
  readonly about: 'claim' | 'leave';
  readonly reward: Reward;
  /** The code that the player has entered. */
  readonly code?: string;
}
interface Entry {
  readonly rewardQuestion?: RewardQuestion;
}

/** Returns the question of an entry; null without one, and for one of an older release, which a reload can find. */
function questionIn(state: unknown): RewardQuestion | null {
  const { rewardQuestion: question } = (state as Entry | null) ?? {};
  return question && reward.safeParse(question.reward).success ? question : null;
}

/**
 * Gives the dialog about a reward an entry of its own in the browser's history: “back” closes it and not the page, and
 * leads back to it from the bonus terms. Address and query do not change.
 */
export function useRewardDialog() {
  const location = useLocation();
  const navigate = useNavigate();
  const question = useMemo(() => questionIn(location.state), [location.state]);
  /** Esc and the platform's own gesture may both ask to close; a second step back would leave the page. */
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = question !== null;
  }, [question]);
  return {
    question,
    ask(next: RewardQuestion): void {
      const { pathname, search, hash, state } = location;
      const entry: Entry = { ...(state as object | null), rewardQuestion: next };
      void navigate({ pathname, search, hash }, { state: entry, preventScrollReset: true });
    },
    close(): void {
      if (!isOpen.current) return;
      isOpen.current = false;
      void navigate(-1);
    },
    /** Leads to another page in place of the question, which must not be asked again on the way back. */
    leaveTo(path: string): void {
      void navigate(path, { replace: isOpen.current });
      isOpen.current = false;
    },
  };
}
