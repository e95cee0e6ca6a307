import { useState } from 'react';
import { Alert, Button, Form, formatTypedAmount, Link, MoneyField, Stack, Text } from '@baize/ui';
import { parseAmount } from '@baize/kernel';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath, useOverlay } from '@baize/shell';
import type { PayAndPlayNotice, StepStatus } from '../../state/pay-and-play.ts';
import { AUTH_PATHS } from '../../paths.ts';
import { useNoticeText } from './use-notice-text.ts';

/** Quick amounts, in hundredths of a euro. */
const QUICK = [20_00, 50_00, 100_00] as const;

export interface AmountStepProps {
  /** What the player wanted to deposit before, in hundredths. */
  readonly amount: number | null;
  readonly status: StepStatus;
  readonly notice: PayAndPlayNotice | null;
  /** @param amount hundredths */
  readonly onStart: (amount: number) => void;
}

/** First step: the amount that the player deposits and joins with. */
export function AmountStep({ amount, status, notice, onStart }: AmountStepProps) {
  const text = useText('auth');
  const tag = useLanguageTag();
  const format = useFormat();
  const toPath = useLocalePath();
  const noticeText = useNoticeText();
  const [, openOverlay] = useOverlay();
  const { market } = useSite();
  const { currency } = market.market;
  const [typed, setTyped] = useState(() => (amount === null ? '' : formatTypedAmount(amount, tag)));
  const [fault, setFault] = useState<string | null>(null);
  const submit = () => {
    const read = parseAmount(typed, tag, currency);
    if (read.ok && read.value > 0) {
      setFault(null);
      onStart(read.value);
    } else setFault(text('auth.payAndPlay.amount.invalid'));
  };
  const bounded = notice?.code === 'error.amount.below_minimum' || notice?.code === 'error.amount.above_maximum';
  const error = fault ?? (bounded ? noticeText(notice) : undefined);
  const read = parseAmount(typed, tag, currency);
  return (
    <Form
      errors={fault === null ? [] : [{ field: 'amount', message: text('auth.payAndPlay.amount.label') }]}
      busy={status === 'loading'}
      onSubmit={submit}
    >
      {notice && !bounded && (
        // Silent while the bank is asked again; made again with the answer, so that the same reason is read out again.
        <Alert
          key={status}
          live={status !== 'loading'}
          tone={notice.code === 'closed' ? 'info' : 'negative'}
          title={noticeText(notice)}
        />
      )}
      <MoneyField
        id="amount"
        name="amount"
        label={text('auth.payAndPlay.amount.label')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setFault(null);
        }}
        currency={currency}
        quickAmounts={QUICK}
        error={error}
      />
      <Button type="submit" size="lg" fullWidth loading={status === 'loading'}>
        {read.ok && read.value > 0
          ? text('auth.payAndPlay.continueWith', { amount: format.money(read.value, currency) })
          : text('auth.payAndPlay.continue')}
      </Button>
      <Stack gap="xs">
        <Text size="sm" tone="muted">
          {text('auth.payAndPlay.how')}
        </Text>
        <Text size="sm" tone="muted">
          <Link href={toPath(AUTH_PATHS.signUp)}>{text('auth.payAndPlay.ordinary')}</Link>
          {' · '}
          <Link onClick={() => openOverlay('auth.login')}>{text('auth.logIn')}</Link>
        </Text>
      </Stack>
    </Form>
  );
}
