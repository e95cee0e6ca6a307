import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Card, Heading, Link, Section, Skeleton, Stack, Text } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText, useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useLocalePath, VERIFICATION_PATH } from '@baize/shell';
import { useBalance } from '../../api/balance.ts';
import { useRetryCashier } from '../../api/retry-cashier.ts';
import { historyQuery } from '../../api/transactions.ts';
import { withdrawalCheckQuery } from '../../api/withdrawals.ts';
import { isOpen, unansweredGate, withdrawalGate } from '../../model/deposit-gate.ts';
import { mergePages } from '../../model/history.ts';
import { WALLET_PATHS } from '../../paths.ts';
import { EntryList } from '../../screens/Transactions/EntryList.tsx';
import { BalanceFigures } from '../MoneyRail/RailBalance.tsx';
import * as css from './MoneyStart.css.ts';

/** How many rows of the history are shown: as many as fit on a phone below the balance. */
const LATEST = 4;

/**
 * The home page of a player who can neither deposit nor play: their balance, the next step to get it paid out, and what
 * last happened to it. Without it the page below the notice would be empty (A§6, ruling 19).
 */
export function MoneyStart() {
  const ready = useTranslationNamespace('wallet');
  const text = useText('wallet');
  const toPath = useLocalePath();
  const format = useFormat();
  const playerId = useSession()?.playerId ?? '';
  const history = useInfiniteQuery(historyQuery(playerId, {}));
  if (!ready) return <Skeleton shape="card" />;
  const rows = mergePages(history.data?.pages ?? [], format.timeZone).slice(0, LATEST);
  return (
    <div className={css.parts}>
      <Card padding="lg">
        <Stack gap="md">
          <Heading level={2} size="h5">
            {text('wallet.balance.title')}
          </Heading>
          <BalanceFigures />
          <NextStep playerId={playerId} />
        </Stack>
      </Card>
      {history.isPending ? (
        <div aria-busy="true">
          <Skeleton shape="card" />
        </div>
      ) : (
        rows.length > 0 && (
          <Section
            title={text('wallet.frame.transactions')}
            end={<Link href={toPath(WALLET_PATHS.transactions)}>{text('wallet.history.all')}</Link>}
          >
            <EntryList playerId={playerId} entries={rows} />
          </Section>
        )
      )}
    </div>
  );
}

/** What the player can do about their balance now, as the withdrawal page would answer. */
function NextStep({ playerId }: { readonly playerId: string }) {
  const text = useText('wallet');
  const format = useFormat();
  const toPath = useLocalePath();
  const check = useQuery(withdrawalCheckQuery(playerId));
  const balance = useBalance();
  const retry = useRetryCashier();
  const known = 'balance' in balance ? balance.balance : null;
  const main = hundredthsOf(known?.mainBalance ?? 0);
  const limit = check.data?.limit == null ? null : hundredthsOf(check.data.limit);
  const gate = check.data ? withdrawalGate(check.data.result, limit, main) : unansweredGate([check]);
  if (gate === 'LOADING' || (gate !== 'ERROR' && balance.status === 'pending')) return <Skeleton lines={2} />;
  if (gate === 'ERROR' || !known)
    return (
      <Stack gap="sm">
        <Text tone="muted">{text('wallet.gate.withdraw.ERROR.title')}</Text>
        <Button variant="secondary" onClick={retry}>
          {text('wallet.tryAgain')}
        </Button>
      </Stack>
    );
  // Nothing is promised, and nobody is sent to a page that has nothing for them.
  if (main === 0) return <Text tone="muted">{text('wallet.withdraw.nothing')}</Text>;
  if (isOpen(gate))
    return (
      <Stack gap="sm">
        <Text tone="muted">
          {text('wallet.withdraw.available', {
            amount: format.money(limit === null ? main : Math.min(main, limit), known.currencyCode),
          })}
        </Text>
        <Button href={toPath(WALLET_PATHS.withdraw)}>{text('wallet.withdraw.submit')}</Button>
      </Stack>
    );
  const step = gate === 'VERIFYDOCUMENT_UNDER_REVIEW' ? 'review' : gate.startsWith('VERIFY') ? 'documents' : 'contact';
  return (
    <Stack gap="sm">
      <Text weight="medium">{text(`wallet.gate.withdraw.${gate}.title`)}</Text>
      <Text tone="muted">{text(`wallet.gate.withdraw.${gate}.text`)}</Text>
      <Button href={toPath(step === 'contact' ? 'contact-live-chat' : VERIFICATION_PATH)}>
        {text(`wallet.gate.${step}`)}
      </Button>
    </Stack>
  );
}
