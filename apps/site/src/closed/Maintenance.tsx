import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, ErrorScreen, Stack, Text } from '@baize/ui';
import { serverNow } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { flagsQuery } from '@baize/shell';
import { ClosedFrame, type ClosedFrameProps } from './ClosedFrame.tsx';

/**
 * Replaces the whole site during maintenance (A§2). Says when it ends, if known, and that the site then opens by
 * itself.
 */
export function MaintenanceSite({ strip }: Pick<ClosedFrameProps, 'strip'>) {
  const text = useText();
  const format = useFormat();
  const { data, refetch, dataUpdatedAt } = useQuery(flagsQuery);
  // The poll fetches too, and must not make the button flicker.
  const [asking, setAsking] = useState(false);
  const lookNow = () => {
    setAsking(true);
    void refetch().finally(() => setAsking(false));
  };
  const until = data?.maintenanceUntil ?? null;
  // Every poll re-renders this, so a passed end time disappears by itself.
  const late = until !== null && dataUpdatedAt > 0 && Date.parse(until) <= serverNow();
  return (
    <ClosedFrame strip={strip}>
      <ErrorScreen
        title={text('site.problem.maintenance.title')}
        scene="dark"
        actions={
          <Button variant="secondary" loading={asking} onClick={lookNow}>
            {text('site.problem.tryAgain')}
          </Button>
        }
        detail={text('site.maintenance.looking')}
      >
        <Stack gap="sm">
          <Text>{text('site.problem.maintenance.text')}</Text>
          <div role="status">
            {until !== null && (
              <Text weight="medium">
                {late ? text('site.maintenance.late') : text('site.maintenance.until', { time: moment(until, format) })}
              </Text>
            )}
          </div>
        </Stack>
      </ErrorScreen>
    </ClosedFrame>
  );
}

/** Returns the time, with the date unless it is today, in the reader's time zone. */
function moment(until: string, format: ReturnType<typeof useFormat>): string {
  return new Date(until).toDateString() === new Date(serverNow()).toDateString()
    ? format.time(until)
    : format.dateTime(until);
}
