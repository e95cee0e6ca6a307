import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { authController } from '@baize/auth';
import { useTranslationNamespace } from '@baize/i18n';
import { activityLeftQuery, resetActivityTimer, tellIdle } from '@baize/limits';
import type { ActivityAnswer } from '@baize/limits/ActivityDialog';
import { useSession } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { IDLE_CHECK_MS, IDLE_MINUTES, idleAtom } from './idle.ts';
import { useReminderDue } from './session-law.ts';

const ActivityDialog = lazy(() => import('@baize/limits/ActivityDialog').then((module) => ({ default: module.ActivityDialog })));

/**
 * A§4 idle: every minute the API is asked how long the activity timer still runs. Once it has run out the player sees what
 * they staked and won, and goes on, reads about safer gambling (both start the timer anew) or logs out. The law's own
 * reminder goes first.
 */
export function ActivityCheck() {
  const playerId = useSession()?.playerId ?? '';
  const left = useQuery(activityLeftQuery(playerId)).data;
  const reminded = useReminderDue();
  return playerId !== '' && left !== undefined && left !== null && left <= 0 && reminded === false ? <Question playerId={playerId} /> : null;
}

function Question({ playerId }: { readonly playerId: string }) {
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const client = useQueryClient();
  const ready = useTranslationNamespace('limits');
  const idled = useSetAtom(idleAtom);
  // Known before the next drawing: a double click answers once. After an answer that arrived the question is gone.
  const answering = useRef(false);
  const answer = useMutation({
    mutationFn: async (given: ActivityAnswer | 'idle') => {
      if (given === 'continue' || given === 'help') return { left: await resetActivityTimer(), given };
      // Whoever is away is logged out whether the API hears of the reason or not.
      if (given === 'idle') await tellIdle().catch(() => undefined);
      await authController().logout();
      return { left: null, given };
    },
    onError: () => { answering.current = false; },
    onSuccess: ({ left, given }) => {
      if (given === 'idle') idled(true);
      if (given === 'logOut' || given === 'idle') void navigate(toPath(''));
      else client.setQueryData(activityLeftQuery(playerId).queryKey, left);
      if (given === 'help') void navigate(toPath('responsible-gambling'));
    },
  });
  const { mutate } = answer;
  const say = useCallback((given: ActivityAnswer | 'idle') => {
    if (answering.current) return;
    answering.current = true;
    mutate(given);
  }, [mutate]);
  useEffect(() => {
    // Nothing is seen over a game in full screen.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    const since = Date.now();
    // Looked at by the clock: a machine that slept meanwhile has let the time pass too.
    const timer = setInterval(() => { if (Date.now() - since >= IDLE_MINUTES * 60_000) say('idle'); }, IDLE_CHECK_MS);
    return () => clearInterval(timer);
  }, [say]);
  if (!ready) return null;
  const given = answer.isPending && answer.variables !== 'idle' ? answer.variables : null;
  return (
    <Suspense fallback={null}>
      <ActivityDialog idleMinutes={IDLE_MINUTES} answering={given} failure={answer.error} onAnswer={say} />
    </Suspense>
  );
}
