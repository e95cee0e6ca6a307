import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Alert, formatTypedAmount, Button, EmptyState, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { SlidersHorizontal, Wallet } from 'lucide-react';
import { bonusesToForfeit, type BonusAtStake, type PaymentMethod } from '@baize/contracts/cashier';
import { ApiError } from '@baize/http';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useLocalePath, useQuestionInHistory, useToasts, playerQueries } from '@baize/shell';
import { startWithdrawal } from '../../api/withdrawals.ts';
import { ForfeitWords } from '../../components/ForfeitWords/ForfeitWords.tsx';
import { MovementForm } from '../../components/MovementForm/MovementForm.tsx';
import { useMovement, type MovementWish } from '../../components/MovementForm/use-movement.ts';
import { usePaymentMarks } from '../../api/payment-marks.ts';
import type { AmountCheck } from '../../model/amount-check.ts';
import { METHOD_NAMES } from '../../model/method-names.ts';
import { nearestStop, withdrawalStops } from '../../model/withdrawal-stops.ts';
import { isOutcomeUnknown } from '../../state/movement-key.ts';

const Question = lazy(() => import('@baize/ui/Dialog').then((module) => ({ default: module.Dialog })));
const WithdrawCode = lazy(() => import('./WithdrawCode.tsx').then((module) => ({ default: module.WithdrawCode })));
const Slider = lazy(() => import('@baize/ui/Slider').then((module) => ({ default: module.Slider })));

export interface WithdrawFormProps {
  readonly methods: readonly PaymentMethod[];
  /** The amount that can be withdrawn now, in hundredths. */
  readonly available: number;
  readonly currency: string;
  /** @param reference of the withdrawal that the API has accepted */
  readonly onRequested: (reference: string) => void;
}

const isTooMuch = (found: AmountCheck | null): boolean =>
  found !== null && 'key' in found && found.key === 'error.not_enough_funds.available';

/** Returns the sticky bonuses that a refused withdrawal would forfeit; null if it was refused for another reason. */
function bonusesAtStake(failure: Error | null): BonusAtStake[] | null {
  if (!(failure instanceof ApiError) || failure.code !== 'error.bonus.consent_needed') return null;
  const listed = bonusesToForfeit.safeParse(failure.details['bonuses']);
  return listed.success ? listed.data : null;
}

/** What a withdrawal that was refused needs first: from which amount on, in hundredths, and with what; else null. */
function proofNeeded(failure: Error | null): { from: number; code: boolean; passkey: boolean } | null {
  if (!(failure instanceof ApiError) || failure.code !== 'error.second_factor.needed') return null;
  const { from, code, passkey } = failure.details;
  return { from: typeof from === 'number' ? hundredthsOf(from) : 0, code: code !== false, passkey: passkey === true };
}

/**
 * Says beforehand that a withdrawal with this method would be held, and why.
 * @param open the methods that the player can choose
 */
function HoldAhead({
  method,
  open,
}: {
  readonly method: PaymentMethod | undefined;
  readonly open: readonly PaymentMethod[];
}) {
  const text = useText('wallet');
  const marks = usePaymentMarks();
  if (!method?.holds?.length) return null;
  const isAvoidable = method.holds.includes('UNUSED_METHOD') && open.some(({ holds = [] }) => holds.length === 0);
  const name = marks.get(method.name)?.title ?? METHOD_NAMES[method.name];
  return (
    <Alert tone="warning" live title={text('wallet.holdAhead.title')}>
      <Stack gap="xs">
        {method.holds.map((hold) => (
          <Text key={hold} size="sm">
            {hold === 'UNUSED_METHOD'
              ? text('wallet.holdAhead.UNUSED_METHOD', { method: name })
              : text(`wallet.hold.${hold}`)}
          </Text>
        ))}
        {isAvoidable && <Text size="sm">{text('wallet.holdAhead.UNUSED_METHOD.avoid')}</Text>}
      </Stack>
    </Alert>
  );
}

/** The withdrawal form. The money stays in the locked balance until it is paid (ruling 16). */
export function WithdrawForm({ methods, available, currency, onRequested }: WithdrawFormProps) {
  const text = useText('wallet');
  const format = useFormat();
  const locale = useLanguageTag();
  const toPath = useLocalePath();
  const toasts = useToasts();
  const client = useQueryClient();
  /** What the player has agreed to lose, and by which withdrawal: another amount or method is asked about again. */
  const consented = useRef<{ readonly bonuses: readonly string[]; readonly wish: MovementWish } | null>(null);
  const isClosed = ({ min }: PaymentMethod) => hundredthsOf(min) > available;
  const movement = useMovement({
    methods,
    currency,
    first: { typed: '', method: methods[0]?.name ?? null },
    send({ key, ...wish }) {
      const { bonuses = [], wish: agreed } = consented.current ?? {};
      const isAgreed = agreed?.amount === wish.amount && agreed.paymentMethod === wish.paymentMethod;
      return startWithdrawal({ ...wish, key, forfeitedBonuses: isAgreed ? bonuses : [] });
    },
    bounds: (method) => ({
      minimum: hundredthsOf(method?.min ?? 0),
      maximum: hundredthsOf(method?.max ?? 0),
      available,
    }),
    // Also after a withdrawal or a bet in another tab, which leaves less than before.
    isClosed,
    onRefused: (error) => {
      // What the player has agreed to stays while only a code is missing, and after a lost answer: the key repeats the
      // request then, and without the bonuses the API would refuse it as another one.
      if (proofNeeded(error) === null && !isOutcomeUnknown(error)) consented.current = null;
      // The money may have left in another tab, whose withdrawal belongs into the list here too.
      if (error instanceof ApiError && error.code === 'error.not_enough_funds')
        void client.invalidateQueries(playerQueries('wallet'));
    },
    onSent: ({ referenceId }, amount) => {
      consented.current = null;
      onRequested(referenceId);
      toasts.success(text('wallet.withdraw.requested', { amount: format.money(amount, currency) }));
      void client.invalidateQueries(playerQueries('wallet'));
    },
  });
  const [sliding, setSliding] = useState(false);
  const lost = bonusesAtStake(movement.failure);
  const proof = proofNeeded(movement.failure);
  const closeQuestion = useQuestionInHistory(lost !== null || proof !== null, () => {
    consented.current = null;
    movement.dismiss();
  });
  /** Sends the request again with the player's answer. @param agreed what they have agreed to lose, if anything */
  const answer = (agreed: typeof consented.current) => {
    closeQuestion();
    consented.current = agreed;
    movement.submit();
  };
  const { check, limits } = movement;
  const chosen = methods.find(({ name }) => name === movement.method);
  if (available === 0) {
    return (
      <EmptyState icon={Wallet} title={text('wallet.withdraw.nothing')}>
        {text('wallet.withdraw.nothingText')}
      </EmptyState>
    );
  }
  if (methods.length === 0) return <Alert tone="warning" title={text('wallet.withdraw.noMethods')} />;
  const least = Math.min(...methods.map(({ min }) => hundredthsOf(min)));
  if (available < least) {
    return (
      <EmptyState
        icon={Wallet}
        title={text('wallet.withdraw.tooLittle', { minimum: format.money(least, currency) })}
        actions={
          <Button variant="secondary" href={toPath('contact-live-chat')}>
            {text('wallet.gate.contact')}
          </Button>
        }
      >
        {text('wallet.withdraw.tooLittleText', { amount: format.money(available, currency) })}
      </EmptyState>
    );
  }
  const most = Math.min(available, limits.maximum);
  const stops = withdrawalStops(limits.minimum, most);
  // More than there is counts as all of it.
  const position = check.ok ? nearestStop(stops, check.amount) : isTooMuch(check) ? stops.length - 1 : 0;
  // The field decides: if the player types an amount between two stops, the slider shows that amount.
  const said = (at: number) => format.money(check.ok && at === position ? check.amount : (stops[at] ?? 0), currency);
  return (
    <>
      <MovementForm
        // The question says it already.
        movement={lost || proof !== null ? { ...movement, failure: null } : movement}
        amountId="withdraw-amount"
        quickAmounts={[]}
        words={{
          method: text('wallet.withdraw.method'),
          amount: text('wallet.withdraw.amount'),
          submit: text('wallet.withdraw.submit'),
        }}
        beside={
          <Stack gap="sm">
            {/* The field's error says the same while the amount is too high. */}
            {!isTooMuch(movement.fault) && (
              <Text size="sm" tone="muted">
                {text('wallet.withdraw.available', { amount: format.money(available, currency) })}
              </Text>
            )}
            {/* The field is the main input; these two write into it. */}
            <Inline gap="xs">
              {most >= limits.minimum && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-pressed={check.ok && check.amount === most}
                  onClick={() => movement.type(formatTypedAmount(most, locale))}
                >
                  {format.money(most, currency)}
                </Button>
              )}
              {stops.length > 0 && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={SlidersHorizontal}
                  aria-expanded={sliding}
                  onClick={() => setSliding(!sliding)}
                >
                  {text('wallet.withdraw.choosePart')}
                </Button>
              )}
            </Inline>
            {sliding && stops.length > 0 && (
              <Suspense
                fallback={
                  <Stack gap="xs">
                    <Skeleton shape="sm" width="half" />
                    <Skeleton shape="control" />
                  </Stack>
                }
              >
                <Slider
                  label={text('wallet.withdraw.part')}
                  steps={stops.length - 1}
                  value={position}
                  valueText={said}
                  ends={[format.money(0, currency), format.money(stops.at(-1) ?? 0, currency)]}
                  onChange={(at) => movement.type(at === 0 ? '' : formatTypedAmount(stops[at] ?? 0, locale))}
                />
              </Suspense>
            )}
          </Stack>
        }
        aboutMethod={<HoldAhead method={chosen} open={methods.filter((method) => !isClosed(method))} />}
        preview={
          check.ok
            ? text('wallet.withdraw.preview', {
                amount: format.money(check.amount, currency),
                left: format.money(available - check.amount, currency),
              })
            : null
        }
        general={text('wallet.withdraw.previewEmpty')}
      />
      <Suspense fallback={null}>
        {proof !== null && (
          <WithdrawCode
            from={format.money(proof.from, currency)}
            withCode={proof.code}
            withPasskey={proof.passkey}
            onConfirmed={() => answer(consented.current)}
            onClose={closeQuestion}
          />
        )}
        {lost && (
          <Question
            open
            danger
            preferred="cancel"
            title={text('wallet.forfeit.title')}
            confirmLabel={text('wallet.forfeit.confirm')}
            cancelLabel={text('wallet.forfeit.keep')}
            loading={movement.pending}
            onConfirm={() =>
              answer(
                check.ok && movement.method !== null
                  ? {
                      bonuses: lost.map(({ assignmentId }) => assignmentId),
                      wish: { amount: check.amount, paymentMethod: movement.method },
                    }
                  : null,
              )
            }
            onCancel={closeQuestion}
          >
            <ForfeitWords of="wallet.forfeit.text" bonuses={lost} currency={currency} />
          </Question>
        )}
      </Suspense>
    </>
  );
}
