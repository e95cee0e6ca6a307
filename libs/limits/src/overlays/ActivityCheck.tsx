import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { logOut, sessionEndAtom, useLocalePath } from '@baize/shell';
import { activityLeftQuery, resetActivityTimer, tellIdle } from '../api/activity.ts';
import type { ActivityAnswer } from '../components/ActivityDialog/ActivityDialog.tsx';
import { IDLE_CHECK_MS, IDLE_MINUTES } from '../model/idle.ts';
import { useReminderDue, useSessionLaw } from '../api/session-law.ts';

const MINUTE_MS = 60_000;

const ActivityDialog = lazy(() =>
  import('../components/ActivityDialog/ActivityDialog.tsx').then((module) => ({ default: module.ActivityDialog })),
);

/**
 * A§4 idle: every minute the API is asked how long the activity timer still runs. Once it has run out the player sees what
 * they staked and won, and goes on, reads about safer gambling (both start the timer anew) or logs out. The law's own
 * reminder goes first. Whoever does not answer is idle since the API's moment, whatever pages were loaded meanwhile.
 */
export function ActivityCheck() {
  const playerId = useSession()?.playerId ?? '';
  const { data: left, dataUpdatedAt: askedAt } = useQuery(activityLeftQuery(playerId));
  const reminded = useReminderDue();
  const law = useSessionLaw();
  if (playerId === '' || left === undefined || left === null || left > 0 || reminded !== false) return null;
  // Whoever answered the law's reminder was there: the question that waited behind it begins then.
  const answeredAt = law?.reminder
    ? Date.parse(law.reminder.dueAt) - law.reminder.minutes * MINUTE_MS - law.aheadBy
    : 0;
  return <Question playerId={playerId} left={left} askedAt={askedAt} answeredAt={answeredAt} />;
}

interface QuestionProps {
  readonly playerId: string;
  /** Minutes, nought or less: for how long the question waits, as the API said at `askedAt`. */
  readonly left: number;
  /** By this browser's clock, in milliseconds. */
  readonly askedAt: number;
  /** When something else was answered last, likewise. */
  readonly answeredAt: number;
}

function Question({ playerId, left, askedAt, answeredAt }: QuestionProps) {
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const client = useQueryClient();
  const ready = useTranslationNamespace('limits');
  const setSessionEnd = useSetAtom(sessionEndAtom);
  // Known before the next drawing: a double click answers once. After an answer that arrived the question is gone.
  const answering = useRef(false);
  const answer = useMutation({
    mutationFn: async (given: ActivityAnswer | 'idle') => {
      if (given === 'continue' || given === 'help') return { left: await resetActivityTimer(), given };
      // Whoever is away is logged out whether the API hears of the reason or not.
      if (given === 'idle') await tellIdle().catch(() => undefined);
      await logOut();
      return { left: null, given };
    },
    onError: () => {
      answering.current = false;
    },
    onSuccess: ({ left, given }) => {
      if (given === 'idle') setSessionEnd({ kind: 'idle' });
      if (given === 'logOut' || given === 'idle') void navigate(toPath(''));
      else client.setQueryData(activityLeftQuery(playerId).queryKey, left);
      if (given === 'help') void navigate(toPath('responsible-gambling'));
    },
  });
  const { mutate } = answer;
  const say = useCallback(
    (given: ActivityAnswer | 'idle') => {
      if (answering.current) return;
      answering.current = true;
      mutate(given);
    },
    [mutate],
  );
  useEffect(() => {
    // Nothing is seen over a game in full screen.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  useEffect(() => {
    const dueAt = Math.max(askedAt + left * MINUTE_MS, answeredAt);
    // Looked at by the clock: a machine that slept meanwhile has let the time pass too.
    const look = () => {
      if (Date.now() - dueAt >= IDLE_MINUTES * MINUTE_MS) say('idle');
    };
    // With each answer of the API, and by itself while there is none.
    look();
    const timer = setInterval(look, IDLE_CHECK_MS);
    return () => clearInterval(timer);
  }, [say, left, askedAt, answeredAt]);
  if (!ready) return null;
  const given = answer.isPending && answer.variables !== 'idle' ? answer.variables : null;
  return (
    <Suspense fallback={null}>
      <ActivityDialog idleMinutes={IDLE_MINUTES} answering={given} failure={answer.error} onAnswer={say} />
    </Suspense>
  );
}
