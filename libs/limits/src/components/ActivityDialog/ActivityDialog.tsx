import { useQuery } from '@tanstack/react-query';
import { Alert, Button, DescriptionList, Skeleton, Stack, Text } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { unbroken } from '@baize/i18n/unbroken';
import { useSession } from '@baize/session';
import { useErrorText } from '@baize/shell';
import { activitySummaryQuery } from '../../api/activity.ts';

export type ActivityAnswer = 'continue' | 'help' | 'logOut';

export interface ActivityDialogProps {
  /** The player’s answer; the caller resets the timer, navigates or logs out. */
  readonly onAnswer: (answer: ActivityAnswer) => void;
  /** The answer that is being sent. */
  readonly answering: ActivityAnswer | null;
  /** Whether the last answer did not reach the API. */
  readonly failure: unknown;
  /** Minutes after which the player counts as away. */
  readonly idleMinutes: number;
}

/**
 * A§4: the activity timer has run out. Shows stakes, winnings and the result, and asks whether to continue. Closes only
 * with an answer.
 */
export function ActivityDialog({ onAnswer, answering, failure, idleMinutes }: ActivityDialogProps) {
  const text = useText('limits');
  const errorText = useErrorText('limits');
  const format = useFormat();
  const summary = useQuery(activitySummaryQuery(useSession()?.playerId ?? ''));
  const data = summary.data;
  const money = (amount: number, sign?: 'always') =>
    data ? format.money(hundredthsOf(amount), data.currencyCode, sign) : '';
  const button = (answer: ActivityAnswer, key: string, variant: 'primary' | 'secondary' | 'ghost') => (
    <Button
      fullWidth
      variant={variant}
      loading={answering === answer}
      disabled={answering !== null && answering !== answer}
      onClick={() => onAnswer(answer)}
    >
      {text(key)}
    </Button>
  );
  return (
    <Modal
      open
      onClose={() => undefined}
      dismissable={false}
      role="alertdialog"
      size="sm"
      title={text('limits.activity.ask.title')}
      footer={
        <Stack gap="sm" width="full">
          {button('continue', 'limits.activity.goOn', 'primary')}
          {button('help', 'limits.activity.help', 'secondary')}
          {button('logOut', 'limits.activity.logOut', 'ghost')}
        </Stack>
      }
    >
      <Stack gap="md">
        {failure !== null && <Alert live tone="negative" title={errorText(failure)} />}
        {data && <Text>{text('limits.activity.ask.time', { duration: unbroken(format.duration(data.minutes)) })}</Text>}
        {summary.isPending && (
          <div aria-busy="true">
            <Stack gap="sm">
              <Skeleton shape="md" />
              <Skeleton shape="md" />
              <Skeleton shape="md" />
            </Stack>
          </div>
        )}
        {summary.isError && (
          <Alert
            tone="negative"
            title={errorText(summary.error)}
            actions={
              <Button size="sm" variant="secondary" onClick={() => void summary.refetch()}>
                {text('shell.tryAgain')}
              </Button>
            }
          />
        )}
        {data && (
          <DescriptionList
            items={[
              { term: text('limits.activity.turnover'), value: money(data.turnover) },
              { term: text('limits.activity.winnings'), value: money(data.winnings) },
              { term: text('limits.activity.delta'), value: money(data.delta, 'always'), total: true },
            ]}
          />
        )}
        <Text size="sm" tone="muted">
          {text('limits.activity.ask.idle', { duration: unbroken(format.duration(idleMinutes)) })}
        </Text>
      </Stack>
    </Modal>
  );
}
