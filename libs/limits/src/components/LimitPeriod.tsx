import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import { Button, Countdown, Inline, KeptFocus, LimitMeter, Stack, Text } from '@baize/ui';
import type { Limit, LimitDuration, Limits } from '@baize/contracts/limits';
import { hundredthsOf } from '@baize/kernel';
import { serverNow } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useBreak, useQuestionInHistory } from '@baize/shell';
import type { LimitKind, LimitWish } from '../api/limits.ts';
import { LimitForm } from './LimitForm.tsx';
import * as css from './LimitGroup.css.ts';
import { waitOf } from '../model/preview.ts';
import { WaitChoice, type ChosenWait } from './WaitChoice.tsx';
import { useLimitChange } from './use-limit-change.ts';

const Question = lazy(() => import('@baize/ui/Dialog').then((module) => ({ default: module.Dialog })));

export interface LimitPeriodProps {
  readonly kind: LimitKind;
  readonly duration: LimitDuration;
  readonly limit: Limit;
  /** All limits of the kind, for currency and waiting times. */
  readonly limits: Limits;
  readonly playerId: string;
}

/** One limit: how much of it is used, its pending change, and the actions. */
export function LimitPeriod({ kind, duration, limit, limits, playerId }: LimitPeriodProps) {
  const text = useText('limits');
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [wait, setWait] = useState<ChosenWait>(24);
  const name = text(`limits.period.${kind}.${duration}`);
  const change = useLimitChange(kind, playerId, name, limits.currencyCode);
  const held = useBreak();
  const closeQuestion = useQuestionInHistory(asking, () => setAsking(false));
  /** A second press can come before the button shows that it is busy; its change would be refused after the first. */
  const isSent = useRef(false);
  const send = async (wish: LimitWish) => {
    if (isSent.current) return;
    isSent.current = true;
    await change.mutateAsync(wish).catch(() => undefined);
    isSent.current = false;
    closeQuestion();
  };
  // In the player's own time zone, which ends the periods, wherever the device is.
  const moment = (value: string | Date) =>
    format.date(value, { dateStyle: 'medium', timeStyle: 'short', timeZone: limits.timeZone });
  const money = (amount: number) => format.money(amount, limits.currencyCode);
  const used = hundredthsOf(limit.used);
  // Deposited and pending are two things: the history lists only what was deposited.
  const waiting = hundredthsOf(limits.pendingDeposits ?? 0);
  const waits = waiting > 0 ? text('limits.pendingDeposits', { amount: money(waiting) }) : '';
  const { pendingDate } = limit;
  const pending =
    pendingDate === null
      ? undefined
      : {
          value: limit.pendingValue === null ? null : hundredthsOf(limit.pendingValue),
          on: text('limits.on', { date: moment(pendingDate) }),
        };
  const unset = limit.value === null;
  const head =
    limit.value === null ? (
      <Stack gap="none">
        <Text weight="bold">{name}</Text>
        <Text size="sm" tone="muted">
          {[text('limits.none'), text(`limits.used.${kind}`, { amount: money(used - waiting) }), waits].map(
            (sentence) => (
              <Fragment key={sentence}>
                <span className={css.sentence}>{sentence}</span>{' '}
              </Fragment>
            ),
          )}
        </Text>
      </Stack>
    ) : (
      <Stack gap="xs">
        <LimitMeter
          label={name}
          limit={hundredthsOf(limit.value)}
          used={used}
          remaining={hundredthsOf(limit.remaining ?? 0)}
          format={money}
          resetsOn={text('limits.on', { date: moment(limit.resetAt) })}
          pending={pending}
        />
        {waits !== '' && (
          <Text size="sm" tone="muted">
            {waits}
          </Text>
        )}
      </Stack>
    );
  const buttons = (
    <Inline gap="sm">
      {pendingDate !== null && (
        <Button
          size="sm"
          variant="secondary"
          loading={change.isPending}
          onClick={() => void send({ kind: 'cancel', duration })}
        >
          {text('limits.pending.cancel')}
        </Button>
      )}
      <Button
        size="sm"
        variant={pendingDate === null ? 'secondary' : 'ghost'}
        aria-label={text('limits.of', { action: text(unset ? 'limits.set' : 'limits.change'), limit: name })}
        onClick={() => {
          change.reset();
          setEditing(true);
        }}
      >
        {text(unset ? 'limits.set' : 'limits.change')}
      </Button>
      {!unset && !limit.locked && held === null && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text('limits.of', { action: text('limits.remove'), limit: name })}
          onClick={() => {
            setWait(24);
            setAsking(true);
          }}
        >
          {text('limits.remove')}
        </Button>
      )}
    </Inline>
  );
  return (
    <>
      <KeptFocus label={name}>
        <Stack gap="md">
          {unset && !editing && pendingDate === null ? (
            <div className={css.line}>
              {head}
              {buttons}
            </div>
          ) : (
            <>
              {head}
              {pendingDate !== null && !editing && (
                <Text size="sm" tone="muted" numeric>
                  <Countdown until={pendingDate} now={serverNow} announceAt={[]}>
                    {({ words }) => text('limits.pending', { left: words })}
                  </Countdown>
                </Text>
              )}
              {editing ? (
                <LimitForm
                  name={name}
                  kind={kind}
                  duration={duration}
                  limit={limit}
                  limits={limits}
                  change={change}
                  onDone={() => setEditing(false)}
                />
              ) : (
                buttons
              )}
            </>
          )}
          {!editing && change.failure !== null && (
            <Text size="sm" tone="negative">
              <span role="alert">{change.failure}</span>
            </Text>
          )}
        </Stack>
      </KeptFocus>
      <Suspense fallback={null}>
        {asking && limit.value !== null && (
          <Question
            open
            preferred="cancel"
            title={text('limits.removal.title')}
            confirmLabel={text('limits.remove')}
            cancelLabel={text('limits.removal.keep')}
            loading={change.isPending}
            onCancel={closeQuestion}
            onConfirm={() => void send({ kind: 'remove', duration, waitInHours: wait })}
          >
            <Stack gap="md">
              <Text>
                {text('limits.preview.removal', {
                  current: money(hundredthsOf(limit.value)),
                  date: moment(new Date(serverNow() + waitOf(limits.increaseWaitHours, wait) * 3_600_000)),
                })}
              </Text>
              <WaitChoice
                label={text('limits.removal.wait')}
                lawfulHours={limits.increaseWaitHours}
                value={wait}
                onChange={setWait}
              />
            </Stack>
          </Question>
        )}
      </Suspense>
    </>
  );
}
