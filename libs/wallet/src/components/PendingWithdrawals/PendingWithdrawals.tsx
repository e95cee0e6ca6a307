import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import { Alert, Badge, Button, Card, Heading, Inline, Stack, Stepper, Text } from '@baize/ui';
import type { PendingWithdrawal } from '@baize/contracts/cashier';
import { hundredthsOf } from '@baize/kernel';
import { errorCode } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import {
  useErrorText,
  useLocalePath,
  useQuestionInHistory,
  useToasts,
  playerQueries,
  VERIFICATION_PATH,
} from '@baize/shell';
import { usePaymentMarks } from '../../api/payment-marks.ts';
import { InView } from '../InView/InView.tsx';
import { METHOD_NAMES } from '../../model/method-names.ts';
import { cancelWithdrawal, pendingWithdrawalsQuery, withdrawalMethodsQuery } from '../../api/withdrawals.ts';

const Question = lazy(() => import('@baize/ui/Dialog').then((module) => ({ default: module.Dialog })));
const STEPS = ['requested', 'REVIEW', 'PAYOUT'] as const;
const CANCEL_FORBIDDEN = { LAW: 'wallet.cancel.lawForbids', BREAK: 'wallet.cancel.breakForbids' } as const;

export interface PendingWithdrawalsProps {
  readonly playerId: string;
  /** The withdrawal that was just requested: it comes into view when it appears in the list. */
  readonly requested?: string | null;
  /** Whether the page says already that the cashier could not be read, and offers to try again. */
  readonly failureIsShown?: boolean;
  /** Whether the player may not withdraw now: nobody can approve what is in review, and the page says what to do. */
  readonly isClosed?: boolean;
}

/** Pending withdrawals, each with the next step and, where the market allows it, a cancel button. */
export function PendingWithdrawals({
  playerId,
  requested = null,
  failureIsShown = false,
  isClosed = false,
}: PendingWithdrawalsProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const format = useFormat();
  const toasts = useToasts();
  const client = useQueryClient();
  const marks = usePaymentMarks();
  const { data = [], isError, refetch } = useQuery(pendingWithdrawalsQuery(playerId));
  const [asked, setAsked] = useState<PendingWithdrawal | null>(null);
  const closeQuestion = useQuestionInHistory(asked !== null, () => setAsked(null));
  const money = (withdrawal: PendingWithdrawal) => {
    return format.money(hundredthsOf(withdrawal.amount), withdrawal.currencyCode);
  };
  const methodOf = ({ paymentMethod }: PendingWithdrawal) =>
    marks.get(paymentMethod)?.title ?? METHOD_NAMES[paymentMethod];
  // A double click comes before the page is drawn again with the call under way.
  const isSent = useRef(false);
  const cancel = useMutation({
    mutationFn: cancelWithdrawal,
    onSuccess: (_, withdrawal) => toasts.success(text('wallet.cancel.done', { amount: money(withdrawal) })),
    // A§8: reaching the cancellation limit shows a warning with the server's message, not an error.
    onError: (error) =>
      errorCode(error) === 'error.withdrawal.cancel.limit_reached'
        ? toasts.warning(error.message)
        : toasts.error(errorText(error)),
    onSettled: () => {
      isSent.current = false;
      closeQuestion();
      void client.invalidateQueries(playerQueries('wallet'));
    },
  });
  if (isError && failureIsShown) return null;
  if (isError)
    return (
      <Alert
        tone="negative"
        title={text('wallet.pending.failed')}
        actions={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {text('wallet.tryAgain')}
          </Button>
        }
      />
    );
  if (data.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading level={2} size="h4">
        {text('wallet.pending.title', { count: data.length })}
      </Heading>
      {data.map((withdrawal) => {
        const { pendingWithdrawalId } = withdrawal;
        const next = isClosed && withdrawal.nextStep === 'REVIEW' ? 'CLOSED' : withdrawal.nextStep;
        const card = (
          <Card padding="md">
            <Stack gap="md">
              <Inline gap="sm" align="center" justify="between">
                <Text size="lg" weight="bold" numeric>
                  {money(withdrawal)}
                </Text>
                <Badge tone="warning">{text(`wallet.status.${withdrawal.status}`)}</Badge>
              </Inline>
              <Text size="sm" tone="muted">
                {text('wallet.pending.what', {
                  method: methodOf(withdrawal),
                  date: format.dateTime(withdrawal.requestedAt),
                })}
              </Text>
              <Stepper
                steps={STEPS.map((step) => text(`wallet.pending.step.${step}`))}
                current={withdrawal.nextStep === 'REVIEW' ? 1 : 2}
              />
              {(withdrawal.holds.length === 0 || next === 'CLOSED') && (
                <Text size="sm">{text(`wallet.pending.next.${next}`)}</Text>
              )}
              {withdrawal.holds.length > 0 && (
                <Holds withdrawal={withdrawal} method={methodOf(withdrawal)} playerId={playerId} />
              )}
              {withdrawal.cancelForbiddenBy !== null && (
                <Text size="sm" tone="muted">
                  {text(CANCEL_FORBIDDEN[withdrawal.cancelForbiddenBy])}
                </Text>
              )}
              {withdrawal.cancellable && (
                <Button variant="secondary" onClick={() => setAsked(withdrawal)}>
                  {text('wallet.cancel.ask')}
                </Button>
              )}
            </Stack>
          </Card>
        );
        return pendingWithdrawalId === requested ? (
          <InView key={pendingWithdrawalId}>{card}</InView>
        ) : (
          <Fragment key={pendingWithdrawalId}>{card}</Fragment>
        );
      })}
      <Suspense fallback={null}>
        {asked && (
          <Question
            open
            preferred="cancel"
            title={text('wallet.cancel.title', { amount: money(asked) })}
            confirmLabel={text('wallet.cancel.confirm')}
            cancelLabel={text('wallet.cancel.keep')}
            onConfirm={() => {
              if (isSent.current) return;
              isSent.current = true;
              cancel.mutate(asked);
            }}
            onCancel={closeQuestion}
            loading={cancel.isPending}
          >
            {text('wallet.cancel.text')}
          </Question>
        )}
      </Suspense>
    </Stack>
  );
}

/** Why a withdrawal is held, and what the player can do about each reason. */
function Holds({
  withdrawal,
  method,
  playerId,
}: {
  readonly withdrawal: PendingWithdrawal;
  readonly method: string;
  readonly playerId: string;
}) {
  const text = useText('wallet');
  const toPath = useLocalePath();
  const { data: methods } = useQuery(withdrawalMethodsQuery(playerId));
  const { holds, cancellable } = withdrawal;
  // A player of a bonus alone has deposited with none.
  const canChooseAnother =
    cancellable && (!methods || methods.some(({ holds: own = [] }) => !own.includes('UNUSED_METHOD')));
  return (
    <Alert
      tone="warning"
      title={text('wallet.hold.title')}
      actions={
        <>
          {holds.includes('NOT_VERIFIED') && (
            <Button size="sm" variant="secondary" href={toPath(VERIFICATION_PATH)}>
              {text('wallet.hold.verify')}
            </Button>
          )}
          {holds.some((hold) => hold !== 'NOT_VERIFIED') && (
            <Button size="sm" variant="secondary" href={toPath('contact-live-chat')}>
              {text('wallet.gate.contact')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="xs">
        {holds.map((hold) => (
          <Text key={hold} size="sm">
            {hold === 'UNUSED_METHOD' && !canChooseAnother
              ? text('wallet.hold.UNUSED_METHOD.only', { method })
              : text(`wallet.hold.${hold}`, { method })}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
