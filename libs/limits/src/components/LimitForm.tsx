import { useState } from 'react';
import { formatTypedAmount, Button, Form, Inline, MoneyField, RadioGroup, Text } from '@baize/ui';
import { LIMIT_WAIT_HOURS, type Limit, type LimitDuration, type Limits } from '@baize/contracts/limits';
import { hundredthsOf } from '@baize/kernel';
import { serverNow } from '@baize/http';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import type { LimitKind } from '../api/limits.ts';
import { previewOf, waitOf, type Preview } from '../model/preview.ts';
import type { LimitChangeState } from './use-limit-change.ts';

export interface LimitFormProps {
  readonly name: string;
  readonly kind: LimitKind;
  readonly duration: LimitDuration;
  readonly limit: Limit;
  readonly limits: Limits;
  readonly change: LimitChangeState;
  readonly onDone: () => void;
}

/** A form for a new amount, with a sentence that says what it will do. */
export function LimitForm({ name, kind, duration, limit, limits, change, onDone }: LimitFormProps) {
  const text = useText('limits');
  const format = useFormat();
  const locale = useLanguageTag();
  const { limitFieldPrefilled } = useSite().market.rules;
  // The law of some markets forbids suggesting an amount (ruling 22).
  const [typed, setTyped] = useState(() =>
    limitFieldPrefilled.value && limit.value !== null ? formatTypedAmount(hundredthsOf(limit.value), locale) : '',
  );
  const [wait, setWait] = useState<24 | 72>(24);
  const [judged, setJudged] = useState(false);
  const hours = waitOf(limits.increaseWaitHours, wait);
  const preview = previewOf(limit, typed, locale, limits.currencyCode, hours, new Date(serverNow()));
  const moment = (value: string | Date) =>
    format.date(value, { dateStyle: 'medium', timeStyle: 'short', timeZone: limits.timeZone });
  const money = (amount: number) => format.money(amount, limits.currencyCode);
  const sentence = (state: Preview): string => {
    switch (state.kind) {
      case 'now':
        return `${text('limits.preview.now', { amount: money(state.value) })}${state.usedUp ? ` ${text('limits.preview.usedUp', { used: money(hundredthsOf(limit.used)), date: moment(limit.resetAt) })}` : ''}`;
      case 'later':
        return text('limits.preview.later', {
          current: money(hundredthsOf(limit.value ?? 0)),
          date: moment(state.on),
          amount: money(state.value),
        });
      case 'same':
        return text('limits.preview.same');
      case 'locked':
        return text(kind === 'deposit' ? 'error.deposit.limit.locked' : 'error.spend.limit.locked');
      default:
        return text('limits.preview.empty');
    }
  };
  const outside = text(kind === 'deposit' ? 'error.deposit.limit.interval' : 'error.spend.limit.interval');
  const fault =
    change.failure ??
    (judged && (preview.kind === 'invalid' || preview.kind === 'empty')
      ? preview.kind === 'invalid' && preview.large
        ? outside
        : text('limits.amount.invalid')
      : undefined);
  return (
    <Form
      busy={change.isPending}
      onSubmit={() => {
        setJudged(true);
        if (preview.kind === 'same') onDone();
        else if (preview.kind === 'now')
          change.mutate({ kind: 'set', duration, value: preview.value }, { onSuccess: onDone });
        else if (preview.kind === 'later')
          change.mutate({ kind: 'set', duration, value: preview.value, waitInHours: wait }, { onSuccess: onDone });
      }}
    >
      <MoneyField
        id={`${kind}-${duration}`}
        label={name}
        value={typed}
        currency={limits.currencyCode}
        error={fault}
        autoFocus
        onChange={(value) => {
          setTyped(value);
          change.reset();
        }}
        onBlur={() => {
          if (typed !== '') setJudged(true);
        }}
      />
      {preview.kind === 'later' && limits.increaseWaitHours <= LIMIT_WAIT_HOURS[0] && (
        <RadioGroup
          label={text('limits.wait.label')}
          value={String(wait)}
          onChange={(value) => setWait(value === '72' ? 72 : 24)}
          options={LIMIT_WAIT_HOURS.map((each) => ({
            value: String(each),
            label: text('limits.hours', { count: each }),
          }))}
        />
      )}
      <Text size="sm" tone="muted" measure>
        <span aria-live="polite">{sentence(preview)}</span>
      </Text>
      <Inline gap="sm">
        <Button type="submit" size="sm" loading={change.isPending} disabled={preview.kind === 'locked'}>
          {text('limits.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {text('limits.cancel')}
        </Button>
      </Inline>
    </Form>
  );
}
