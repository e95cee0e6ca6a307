import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Gift } from 'lucide-react';
import type { Reward } from '@baize/contracts/reward';
import { toWire } from '@baize/kernel';
import { useFormat, useText, useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import type { OfferChoice, OfferNote } from '@baize/shell';
import { Accordion, Alert, Button, RadioGroup, Stack, Text } from '@baize/ui';
import { rewardsQuery } from '../../api/rewards.ts';
import { bonusOfDeposit, claimKeyOf, depositOf, isWaiting, minimumDepositOf } from '../../model/reward.ts';
import { useRewardDialog } from '../../state/use-reward-dialog.ts';
import { useRewardWords } from '../../words/use-reward-words.ts';

const ClaimDialog = lazy(() =>
  import('../ClaimDialog/ClaimDialog.tsx').then((file) => ({ default: file.ClaimDialog })),
);
const LeaveDialog = lazy(() =>
  import('../LeaveDialog/LeaveDialog.tsx').then((file) => ({ default: file.LeaveDialog })),
);

/** In the cashier: the choice of a bonus, or what a deposit adds or has added to the chosen one. */
export function CashierBonus(props: OfferChoice | OfferNote) {
  if (!('amount' in props)) return <BonusChoice {...props} />;
  return props.isPaid ? <AddedBonus {...props} /> : <DepositNote {...props} />;
}

/** How often the result of a deposit asks for its bonus, which follows the payment by a moment, in milliseconds. */
const BONUS_MS = 2000;

/** Says how much bonus money a deposit has added. Nothing without a bonus, or once it has become the player's own money. */
function AddedBonus({ selectedBonusId, amount }: OfferNote) {
  const text = useText('bonus');
  const hasTexts = useTranslationNamespace('bonus');
  const words = useRewardWords();
  const playerId = useSession()?.playerId ?? '';
  const chosenIn = (list: readonly Reward[] | undefined) =>
    list?.find(({ assignmentId }) => assignmentId !== null && assignmentId === selectedBonusId);
  const isComing = (chosen: Reward | undefined) =>
    chosen !== undefined && isWaiting(chosen) && bonusOfDeposit(chosen, amount) !== null;
  const { data } = useQuery({
    ...rewardsQuery(playerId, 'ACTIVE'),
    refetchInterval: ({ state }) => isComing(chosenIn(state.data)) && BONUS_MS,
  });
  const chosen = chosenIn(data);
  if (!chosen || !hasTexts) return null;
  const { money } = words(chosen);
  if (chosen.granted)
    return (
      <Alert
        tone="positive"
        live
        icon={Gift}
        title={text('bonus.cashier.added', { amount: money(chosen.granted.amount) })}
      >
        <Stack gap="xs">
          <Text>{text('bonus.cashier.added.text', { requirement: money(chosen.granted.wageringRequirement) })}</Text>
          {chosen.bonusType !== 'STICKY' && <Text>{text('bonus.ownFirst')}</Text>}
        </Stack>
      </Alert>
    );
  const bonus = bonusOfDeposit(chosen, amount);
  return bonus === null ? (
    <DepositNote selectedBonusId={selectedBonusId} amount={amount} />
  ) : (
    <Text size="sm">{text('bonus.cashier.follows', { amount: money(toWire(bonus)) })}</Text>
  );
}

/** Says how much bonus money a deposit adds. Below the minimum it warns before the money is on its way. */
function DepositNote({ selectedBonusId, amount }: OfferNote) {
  const text = useText('bonus');
  const format = useFormat();
  const hasTexts = useTranslationNamespace('bonus');
  const playerId = useSession()?.playerId ?? '';
  // The choice above has just read the list.
  const { data } = useQuery({ ...rewardsQuery(playerId, 'ACTIVE'), refetchOnMount: false });
  const chosen = data?.find((reward) => reward.assignmentId === selectedBonusId && isWaiting(reward));
  if (!chosen || !hasTexts) return null;
  const money = (hundredths: number) => format.money(hundredths, chosen.currencyCode);
  const bonus = bonusOfDeposit(chosen, amount);
  return bonus === null ? (
    <Alert tone="warning" live title={text('bonus.cashier.below', { amount: money(amount) })}>
      {text('bonus.cashier.below.text', { minimum: money(minimumDepositOf(chosen)) })}
    </Alert>
  ) : (
    <Text size="sm">{text('bonus.cashier.adds', { amount: money(bonus) })}</Text>
  );
}

/**
 * The bonus that the next deposit gives, or those that the player could choose. The choice is folded, so that a phone's
 * first screen shows the amount. No bonus is chosen until the player does, and a failure shows nothing: the deposit works
 * without. Of several claimed bonuses, the player chooses the one that this deposit is for.
 */
function BonusChoice({ selectedBonusId, selectBonus }: OfferChoice) {
  const text = useText('bonus');
  // Over a game the texts do not come with the page.
  const hasTexts = useTranslationNamespace('bonus');
  const words = useRewardWords();
  const playerId = useSession()?.playerId ?? '';
  const { data: mine } = useQuery(rewardsQuery(playerId, 'ACTIVE'));
  const { data: offered } = useQuery(rewardsQuery(playerId, 'ELIGIBLE'));
  const { question, ask, close } = useRewardDialog();
  const waiting = mine?.filter((reward) => isWaiting(reward) && depositOf(reward) !== null) ?? [];
  // Until the player chooses, it is the one that ends first, which the page names and the deposit sends.
  const chosen = waiting.find(({ assignmentId }) => assignmentId === selectedBonusId) ?? waiting[0];
  const chosenId = chosen?.assignmentId ?? null;
  useEffect(() => {
    if (mine && chosenId !== selectedBonusId) selectBonus(chosenId);
  }, [mine, chosenId, selectedBonusId, selectBonus]);
  if (!mine || !offered || !hasTexts) return null;
  const choices = chosen ? [] : offered.filter((reward) => depositOf(reward) !== null);
  if (!chosen && choices.length === 0) return null;
  const shown = chosen ? [chosen] : choices;
  const rows = shown.map((reward) => {
    const { headline, product, when } = words(reward);
    return (
      <Stack key={reward.campaignId} gap="xs">
        <Text size="sm" weight="medium">{`${headline} · ${product}`}</Text>
        <Text size="sm">{when}</Text>
        <div>
          <Button size="sm" variant="secondary" onClick={() => ask({ about: chosen ? 'leave' : 'claim', reward })}>
            {text(`bonus.${chosen ? 'optOut' : claimKeyOf(reward)}`)}
          </Button>
        </div>
      </Stack>
    );
  });
  return (
    <>
      {chosen ? (
        <Alert tone="info" icon={Gift} title={text('bonus.cashier.chosen')}>
          <Stack gap="sm">
            {waiting.length > 1 && (
              <RadioGroup
                label={text('bonus.cashier.which')}
                value={chosenId ?? undefined}
                onChange={selectBonus}
                options={waiting.flatMap((reward) => {
                  const { headline, product } = words(reward);
                  return reward.assignmentId === null
                    ? []
                    : [{ value: reward.assignmentId, label: `${headline} · ${product}` }];
                })}
              />
            )}
            {rows}
          </Stack>
        </Alert>
      ) : (
        <Accordion
          items={[
            {
              id: 'offers',
              title: text('bonus.cashier.title'),
              content: (
                <Stack gap="md">
                  <Text size="sm">{text('bonus.cashier.none')}</Text>
                  {rows}
                </Stack>
              ),
            },
          ]}
        />
      )}
      <Suspense fallback={null}>
        {question?.about === 'leave' && <LeaveDialog reward={question.reward} onClose={close} />}
        {question?.about === 'claim' && <ClaimDialog reward={question.reward} onClose={close} onClaimed={close} />}
      </Suspense>
    </>
  );
}
