import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { Button, ErrorScreen, Icon, Stack, Text } from '@baize/ui';
import { serverNow } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { flagsQuery } from '@baize/shell';
import { ClosedFrame } from './ClosedFrame.tsx';

/** In place of the whole site during maintenance (A§2): until when, where somebody has said so, and that it opens by itself. */
export function MaintenanceSite() {
  const text = useText();
  const format = useFormat();
  const { data, refetch, dataUpdatedAt } = useQuery(flagsQuery);
  // The poll asks too, and must not make the button flicker.
  const [asking, setAsking] = useState(false);
  const lookNow = () => {
    setAsking(true);
    void refetch().finally(() => setAsking(false));
  };
  const until = data?.maintenanceUntil ?? null;
  // Each answer of the poll draws it anew, so the end passes by itself.
  const late = until !== null && dataUpdatedAt > 0 && Date.parse(until) <= serverNow();
  return (
    <ClosedFrame>
      <ErrorScreen
        title={text('site.problem.maintenance.title')}
        picture={<Icon icon={Clock} size="xl" />}
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

/** The hour alone today, with the day otherwise; in the reader's own time zone. */
function moment(until: string, format: ReturnType<typeof useFormat>): string {
  return new Date(until).toDateString() === new Date(serverNow()).toDateString()
    ? format.time(until)
    : format.dateTime(until);
}
