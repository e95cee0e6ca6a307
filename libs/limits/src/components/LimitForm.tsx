import { useState } from 'react';
import { formatTypedAmount, Button, Form, Inline, MoneyField, Text } from '@baize/ui';
import {
  LIMIT_RANGE,
  type Limit,
  type LimitDuration,
  type LimitLockReason,
  type Limits,
} from '@baize/contracts/limits';
import { hundredthsOf } from '@baize/kernel';
import { serverNow } from '@baize/http';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useBreak } from '@baize/shell';
import type { LimitKind, LimitWish } from '../api/limits.ts';
import { useSessionLaw } from '../api/session-law.ts';
import { loweredWith, previewOf, waitOf, type Preview } from '../model/preview.ts';
import * as css from './LimitForm.css.ts';
import { WaitChoice, type ChosenWait } from './WaitChoice.tsx';
import { useEffectInView } from './use-effect-in-view.ts';
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

const FAULT_KEYS = {
  not_a_number: 'error.amount.invalid',
  too_many_places: 'error.amount.too_many_places',
  whole_units_only: 'error.amount.whole_units',
  not_positive: 'error.amount.not_positive',
} as const;

/**
 * A form for a new amount, with a sentence that says what it will do. If limits of shorter periods are above it, the
 * same button lowers them too.
 */
export function LimitForm({ name, kind, duration, limit, limits, change, onDone }: LimitFormProps) {
  const text = useText('limits');
  const format = useFormat();
  const locale = useLanguageTag();
  const law = useSessionLaw();
  // The law of some markets forbids suggesting an amount (ruling 22). Only the session's law knows the residence, on which
  // it depends where two countries share a site (LL); until it is known, nothing is suggested.
  const [typed, setTyped] = useState(() =>
    law?.limitFieldPrefilled === true && limit.value !== null
      ? formatTypedAmount(hundredthsOf(limit.value), locale)
      : '',
  );
  const [wait, setWait] = useState<ChosenWait>(24);
  const [judged, setJudged] = useState(false);
  const hours = waitOf(limits.increaseWaitHours, wait);
  const held = useBreak();
  // A break locks every limit as a pending change locks one (ruling 19).
  const locked: LimitLockReason | null = held?.kind ?? (limit.locked ? 'pending' : null);
  const preview = previewOf(
    { ...limit, locked: locked !== null },
    typed,
    locale,
    limits.currencyCode,
    hours,
    new Date(serverNow()),
  );
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
        return text(`limits.locked.${locked ?? 'pending'}`);
      default:
        return text('limits.preview.empty');
    }
  };
  // A limit below the one for a shorter period can only be set if that one is lowered too (ruling 18).
  const lowered = preview.kind === 'now' ? loweredWith(limits, duration, preview.value) : [];
  const faultKey = (): string | null => {
    if (preview.kind === 'empty') return 'error.amount.invalid';
    if (preview.kind !== 'invalid') return null;
    return preview.fault === 'out_of_range' ? `error.${kind}.limit.interval` : FAULT_KEYS[preview.fault];
  };
  const range = { minimum: money(LIMIT_RANGE.min), maximum: money(LIMIT_RANGE.max) };
  const faultFound = judged ? faultKey() : null;
  const fault = change.failure ?? (faultFound === null ? undefined : text(faultFound, range));
  // A refusal replaces the preview: what it promised will not happen.
  const words =
    change.failure !== null
      ? ''
      : [
          sentence(preview),
          ...lowered.map((each) =>
            text(each.from === null ? 'limits.preview.shorterPending' : 'limits.preview.shorter', {
              limit: text(`limits.period.${kind}.${each.duration}`),
              current: money(each.from ?? 0),
              amount: preview.kind === 'now' ? money(preview.value) : '',
            }),
          ),
        ].join(' ');
  // The form waits for the answer: a second press before the next render would be refused as a change while one is pending.
  const send = (wish: LimitWish) => change.mutateAsync(wish).then(onDone, () => undefined);
  const effect = useEffectInView(typed === '' ? '' : words);
  return (
    <Form
      busy={change.isPending}
      onSubmit={() => {
        setJudged(true);
        if (preview.kind === 'same') onDone();
        else if (preview.kind === 'now')
          return send({ kind: 'set', duration, value: preview.value, lowerShorter: lowered.length > 0 });
        else if (preview.kind === 'later')
          return send({ kind: 'set', duration, value: preview.value, waitInHours: wait });
        return undefined;
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
          setJudged(false);
          change.reset();
        }}
        onBlur={() => {
          if (typed !== '') setJudged(true);
        }}
      />
      {preview.kind === 'later' && (
        <WaitChoice
          label={text('limits.wait.label')}
          lawfulHours={limits.increaseWaitHours}
          value={wait}
          onChange={setWait}
        />
      )}
      <div ref={effect} className={css.effect}>
        <Text size="sm" tone="muted" measure>
          <span aria-live="polite">{words}</span>
        </Text>
        <Inline gap="sm">
          <Button type="submit" size="sm" loading={change.isPending} disabled={preview.kind === 'locked'}>
            {text(lowered.length > 0 ? 'limits.saveAll' : 'limits.save')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDone}>
            {text('limits.cancel')}
          </Button>
        </Inline>
      </div>
    </Form>
  );
}
