import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@baize/ui';
import { serverNow } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { OpenPages, playerQueries, useBreak } from '@baize/shell';

/** The longest delay of a browser timer, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Tells a player on a time-out or excluded why most of the site is closed, until when, and what stays open (ruling 19).
 * When the break ends, the profile is refetched and the site opens.
 */
export function BreakBanner() {
  const text = useText();
  const format = useFormat();
  const queryClient = useQueryClient();
  const held = useBreak();
  const until = held?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    // A second later, so that the server's clock has passed it too.
    const timer = setTimeout(
      () => void queryClient.invalidateQueries(playerQueries('profile')),
      Math.min(LONGEST_WAIT_MS, Math.max(0, new Date(until).getTime() - serverNow()) + 1000),
    );
    return () => clearTimeout(timer);
  }, [until, queryClient]);
  if (held === null) return null;
  return (
    <Alert
      tone="info"
      actions={<OpenPages />}
      title={
        until === null
          ? text('limits.frame.break.exclusionIndefinite')
          : text(`limits.frame.break.${held.kind}`, { date: format.dateTime(until) })
      }
    >
      {text('limits.frame.break.text')}
    </Alert>
  );
}
