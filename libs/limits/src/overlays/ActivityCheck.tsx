import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '@baize/http';
import { useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { logOut, sessionEndAtom, useLocalePath } from '@baize/shell';
import { activityLeftQuery, resetActivityTimer, reportIdle } from '../api/activity.ts';
import type { ActivityAnswer } from '../components/ActivityDialog/ActivityDialog.tsx';
import { IDLE_CHECK_MS, IDLE_MINUTES } from '../model/idle.ts';
import { useReminderDue, useSessionLaw } from '../api/session-law.ts';

const MINUTE_MS = 60_000;

const ActivityDialog = lazy(() =>
  import('../components/ActivityDialog/ActivityDialog.tsx').then((module) => ({ default: module.ActivityDialog })),
);

/**
 * A§4 idle: queries every minute how long the activity timer still runs. Once it has run out, the player sees what
 * they staked and won. They continue or read about safer gambling (both restart the timer), or log out. The reminder
 * required by law comes first. A player who does not answer counts as idle from the API's time on, whatever pages were
 * loaded since.
 */
export function ActivityCheck() {
  const playerId = useSession()?.playerId ?? '';
  const { data: left, dataUpdatedAt: askedAt } = useQuery(activityLeftQuery(playerId));
  const reminded = useReminderDue();
  const law = useSessionLaw();
  if (playerId === '' || left === undefined || left === null || left > 0 || reminded !== false) return null;
  // A player who answered the legal reminder was present, so the waiting time of this question starts then.
  const answeredAt = law?.reminder ? Date.parse(law.reminder.dueAt) - law.reminder.minutes * MINUTE_MS : 0;
  return <Question playerId={playerId} left={left} askedAt={askedAt} answeredAt={answeredAt} />;
}

interface QuestionProps {
  readonly playerId: string;
  /** Minutes, zero or less: how long the question has been waiting, as the API said at `askedAt`. */
  readonly left: number;
  /** By this browser's clock, in milliseconds. */
  readonly askedAt: number;
  /** When the player last answered another question, by the server's clock in milliseconds. */
  readonly answeredAt: number;
}

function Question({ playerId, left, askedAt, answeredAt }: QuestionProps) {
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const client = useQueryClient();
  const ready = useTranslationNamespace('limits');
  const setSessionEnd = useSetAtom(sessionEndAtom);
  // Set before the next render, so that a double click answers once. After a successful answer the question is gone.
  const answering = useRef(false);
  const answer = useMutation({
    mutationFn: async (given: ActivityAnswer | 'idle') => {
      if (given === 'continue' || given === 'help') return { left: await resetActivityTimer(), given };
      // An absent player is logged out even if the API does not receive the reason.
      if (given === 'idle') await reportIdle().catch(() => undefined);
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
    // A game in full screen would cover the dialog.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  useEffect(() => {
    // Compared with the clock, because time also passes while a device sleeps.
    const look = () => {
      const idleFor = Math.min(Date.now() - askedAt - left * MINUTE_MS, serverNow() - answeredAt);
      if (idleFor >= IDLE_MINUTES * MINUTE_MS) say('idle');
    };
    // Checked with each answer of the API, and by a timer between answers.
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
