import { Lock, WifiOff } from 'lucide-react';
import { Button, EmptyState, Text } from '@baize/ui';
import type { Hundredths } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import type { DepositRefusalReason } from '@baize/contracts/cashier';
import { useLocalePath, VERIFICATION_PATH } from '@baize/shell';
import type { DecidingLimit } from '../model/deciding-limit.ts';
import type { GateState } from '../model/deposit-gate.ts';
import { useExplainLimit } from '../words/use-explain-limit.ts';

export interface GateNoticeProps {
  readonly kind: 'deposit' | 'withdraw';
  readonly state: GateState;
  /** When the cashier opens again, where no limit says so itself. */
  readonly resetOn?: string | null | undefined;
  /** The limit that closes the cashier (A§3), if one does. */
  readonly limit?: DecidingLimit | null;
  /** Whether a spend limit closes it, also where its amounts are unknown (A§3 `isSpendLimit`). */
  readonly isSpendLimit?: boolean;
  /** The smallest deposit, in hundredths. */
  readonly minimum?: Hundredths;
  readonly currency?: string;
  /** What lies behind the state, where it has a text of its own (ruling 29). */
  readonly reason?: DepositRefusalReason | null | undefined;
  readonly onRetry: () => void;
}

/** Returns the texts for a limit that closes the cashier: the law's, a spend limit, or what the player set. */
const limitWords = ({ kind, left }: DecidingLimit): string =>
  kind === 'spend'
    ? 'SPEND_LIMIT_REACHED'
    : left > 0
      ? 'LIMIT_BELOW_MINIMUM'
      : kind === 'law'
        ? 'LAW_LIMIT_REACHED'
        : 'SELF_LIMIT_REACHED';

/** Where the player goes next: what they set themselves, what they can send, or someone who can help. */
const NEXT_STEPS = {
  limits: 'my-account/gambling-limits',
  documents: VERIFICATION_PATH,
  review: VERIFICATION_PATH,
  verify: VERIFICATION_PATH,
  contact: 'contact-live-chat',
} as const;

/** Explains why the cashier is closed: who decided, until when, what still works, what to do next. */
export function GateNotice({
  kind,
  state,
  resetOn,
  limit = null,
  isSpendLimit = false,
  minimum = 0,
  currency = '',
  reason,
  onRetry,
}: GateNoticeProps) {
  const text = useText('wallet');
  const format = useFormat();
  const explainLimit = useExplainLimit(currency);
  const toPath = useLocalePath();
  const closing = state === 'SELF_LIMIT_REACHED' ? limit : null;
  const words = `wallet.gate.${kind}.${closing ? limitWords(closing) : state === 'SELF_LIMIT_REACHED' && isSpendLimit ? 'SPEND_LIMIT_REACHED' : (reason ?? state)}`;
  // Only the player can change what they set; the law's limit is for support to explain.
  const own = state === 'SELF_LIMIT_REACHED' && closing?.kind !== 'law';
  // A§4 maps it to an error, but nothing is broken: the player verifies and goes on.
  const isKycLimit = reason === 'KYC_LIMIT';
  const step = own
    ? 'limits'
    : isKycLimit
      ? 'verify'
      : state === 'VERIFYDOCUMENT_UNDER_REVIEW'
        ? 'review'
        : state.startsWith('VERIFYDOCUMENT_')
          ? 'documents'
          : 'contact';
  // It opens by itself with the connection.
  const isOffline = state === 'INACTIVE';
  const isFault = state === 'ERROR' && !isKycLimit;
  return (
    <EmptyState
      icon={isOffline ? WifiOff : Lock}
      tone={isFault ? 'negative' : 'brand'}
      title={text(`${words}.title`)}
      actions={
        isOffline ? undefined : isFault ? (
          <Button onClick={onRetry}>{text('wallet.tryAgain')}</Button>
        ) : (
          <Button
            variant={step === 'documents' || step === 'verify' ? 'primary' : 'secondary'}
            href={toPath(NEXT_STEPS[step])}
          >
            {text(`wallet.gate.${step}`)}
          </Button>
        )
      }
    >
      {closing && <Text>{explainLimit(closing, minimum)}</Text>}
      {!closing && resetOn && (
        <Text tone="muted">{text('wallet.gate.resetOn', { date: format.dateTime(resetOn) })}</Text>
      )}
      <Text tone="muted">{text(`${words}.text`)}</Text>
    </EmptyState>
  );
}
