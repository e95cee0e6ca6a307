import { lazy, Suspense, useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Alert, Button, Stack, Text } from '@baize/ui';
import { sessionReminded } from '@baize/contracts/market-law';
import { call } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { hundredthsOf } from '@baize/kernel';
import { useSession } from '@baize/session';
import { logOut, useErrorText, useLocalePath } from '@baize/shell';
import { sessionLawQuery, useReminderDue, useSessionLaw } from '../api/session-law.ts';

const Modal = lazy(() => import('@baize/ui/Modal').then((module) => ({ default: module.Modal })));
const MINUTE_MS = 60_000;

/**
 * Ruling 22 (LL): every half hour of a session, shows the player how long it has run and the result. They continue or
 * log out. The server decides when it is due, so a reload shows it again; only an answer closes it.
 */
export function ReminderDialog() {
  const text = useText();
  const errorText = useErrorText();
  const format = useFormat();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const client = useQueryClient();
  const playerId = useSession()?.playerId ?? '';
  const law = useSessionLaw();
  const open = useReminderDue() === true && law !== undefined;
  const goOn = useMutation({
    mutationFn: () => call(sessionReminded),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionLawQuery(playerId).queryKey }),
  });
  const leave = useMutation({
    mutationFn: () => logOut(),
    onSuccess: () => {
      void navigate(toPath(''));
    },
  });
  useEffect(() => {
    if (!open) return;
    // A game in full screen would cover the dialog, and the figures must be current.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    void client.invalidateQueries({ queryKey: sessionLawQuery(playerId).queryKey });
  }, [open, client, playerId]);
  if (!open) return null;
  // Counts from the server's last answer or from when it was due, whichever is later.
  const minutes = Math.floor(
    (Math.max(Date.parse(law.now), Date.parse(law.reminder?.dueAt ?? law.now)) - Date.parse(law.startedAt)) / MINUTE_MS,
  );
  return (
    <Suspense fallback={null}>
      <Modal
        open
        onClose={() => undefined}
        dismissable={false}
        role="alertdialog"
        size="sm"
        title={text('limits.frame.reminder.title')}
        footer={
          <>
            <Button variant="secondary" loading={leave.isPending} onClick={() => leave.mutate()}>
              {text('site.header.logOut')}
            </Button>
            <Button loading={goOn.isPending} onClick={() => goOn.mutate()}>
              {text('limits.frame.reminder.goOn')}
            </Button>
          </>
        }
      >
        <Stack gap="md">
          {goOn.isError && <Alert live tone="negative" title={errorText(goOn.error)} />}
          <Text>{text('limits.frame.reminder.time', { duration: format.duration(minutes) })}</Text>
          <Text weight="medium">
            {text('limits.frame.reminder.net', {
              net: format.money(hundredthsOf(law.netPosition), law.currencyCode, 'always'),
            })}
          </Text>
        </Stack>
      </Modal>
    </Suspense>
  );
}
