import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ERROR } from '@baize/contracts/errors';
import type { Reward } from '@baize/contracts/reward';
import { errorCode } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useLocalePath, useToasts } from '@baize/shell';
import { Alert, Button, Link, Stack, Text, useLabel } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import {
  claimReward,
  consentTo,
  everyRewardQuery,
  leaveReward,
  queueReward,
  refreshRewards,
} from '../../api/rewards.ts';
import { atStakeOf, claimedKeyOf, claimKeyOf, depositOf, isActiveIn, isQueued } from '../../model/reward.ts';
import { RewardTerms } from '../RewardTerms/RewardTerms.tsx';
import { useRewardWords } from '../../words/use-reward-words.ts';

/** B§8: the player has another bonus in the vertical, which they may forfeit first. */
const ACTIVE: readonly string[] = ['error.bonus.active.already.exists', 'error.bonus.active.triggered.already.exists'];
/** The same claim would be refused again: there is nothing left to do but to close the dialog. */
const FINAL: readonly string[] = [
  ERROR.bonusCodeInvalid,
  ERROR.bonusCodeTooMany,
  ERROR.bonusCodeUsed,
  ERROR.bonusNotAvailable,
  ERROR.bonusShared,
  ERROR.bonusTermsChanged,
];

export interface ClaimDialogProps {
  readonly reward: Reward;
  /** The code that the player has entered; null for a reward of the list. */
  readonly code?: string | null | undefined;
  /** The terms are those of a promotion's campaign: the player consents to it, also after a forfeit (B§4). */
  readonly isConsent?: boolean | undefined;
  readonly onClose: () => void;
  /** Called once the reward is the player's. */
  readonly onClaimed: (reward: Reward) => void;
}

/**
 * Asks before a claim, with the terms. If another bonus of the vertical is active, it shows that one and what forfeiting
 * it would cost, and claims after that. Nothing is ticked in advance.
 */
export function ClaimDialog({ reward, code = null, isConsent = false, onClose, onClaimed }: ClaimDialogProps) {
  const text = useText('bonus');
  const errorText = useErrorText('bonus');
  const label = useLabel();
  const toasts = useToasts();
  const toPath = useLocalePath();
  const client = useQueryClient();
  const words = useRewardWords();
  const playerId = useSession()?.playerId ?? '';
  const key = claimKeyOf(reward);
  /** A second click can come before the button shows that it is busy. */
  const isUnderWay = useRef(false);
  const claim = useMutation({
    mutationFn: async (forfeited: Reward | null) => {
      if (forfeited) await leaveReward(forfeited);
      return isConsent ? consentTo(reward) : claimReward(reward, code);
    },
    onSuccess: async (claimed) => {
      await refreshRewards(client);
      toasts.success(text(`bonus.${claimedKeyOf(reward, claimed)}`));
      onClaimed(claimed);
    },
    onError: () => {
      isUnderWay.current = false;
      return refreshRewards(client);
    },
  });
  const isOver = claim.error !== null && FINAL.includes(errorCode(claim.error));
  const isBlocked = claim.error !== null && ACTIVE.includes(errorCode(claim.error));
  const { data: mine = [] } = useQuery({ ...everyRewardQuery(playerId, 'ACTIVE'), enabled: isBlocked });
  const active = isBlocked ? mine.find((other) => isActiveIn(other, reward.vertical)) : undefined;
  const atStake = active?.granted ? atStakeOf(active) : null;
  // One reward of a vertical can wait; a code is claimed at once, and the deposit of another one may come before its turn.
  const number = depositOf(reward);
  const canWait =
    active !== undefined &&
    code === null &&
    !reward.betAndGet &&
    !isQueued(reward) &&
    !mine.some((other) => isQueued(other) && other.vertical === reward.vertical) &&
    !(number !== null && number > 0);
  const wait = useMutation({
    mutationFn: () => queueReward(reward),
    onSuccess: async (queued) => {
      await refreshRewards(client);
      toasts.success(text('bonus.queue.done'));
      onClaimed(queued);
    },
    onError: () => {
      isUnderWay.current = false;
      return refreshRewards(client);
    },
  });
  const send = (forfeited: Reward | null) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    claim.mutate(forfeited);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={text(active ? 'bonus.conflict.title' : `bonus.${key}.title`)}
      footer={
        <>
          <Button variant={active || isOver ? 'primary' : 'secondary'} onClick={onClose}>
            {isOver ? label('ui.close') : text(active ? 'bonus.forfeit.keep' : 'bonus.claim.notNow')}
          </Button>
          {canWait && (
            <Button
              variant="secondary"
              loading={wait.isPending}
              onClick={() => {
                if (isUnderWay.current) return;
                isUnderWay.current = true;
                wait.mutate();
              }}
            >
              {text('bonus.queue')}
            </Button>
          )}
          {!isOver && (
            <Button
              variant={active ? 'danger' : 'primary'}
              loading={claim.isPending}
              onClick={() => send(active ?? null)}
            >
              {text(active ? 'bonus.conflict.confirm' : `bonus.${key}`)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        {active ? (
          <>
            <Text>
              {active.freeSpinDetail
                ? text('bonus.conflict.spins', { count: active.freeSpinDetail.roundsLeft })
                : active.freeBetDetail
                  ? text('bonus.conflict.freeBet')
                  : text(atStake ? 'bonus.conflict.text' : 'bonus.conflict.waiting', {
                      amount: words(active).money(atStake?.all ?? 0),
                    })}
            </Text>
            {atStake !== null && atStake.inPlay > 0 && (
              <Text>{text('bonus.forfeit.inPlay', { amount: words(active).money(atStake.inPlay) })}</Text>
            )}
            {wait.error && <Alert tone="negative" live title={errorText(wait.error)} />}
            <Text weight="medium">{`${words(active).name} – ${words(active).headline}`}</Text>
            {canWait && <Text size="sm">{text('bonus.queue.offer')}</Text>}
          </>
        ) : (
          <>
            {claim.error && !claim.isPending && <Alert tone="negative" live title={errorText(claim.error)} />}
            <Text size="lg" weight="bold">
              {words(reward).headline}
            </Text>
            <RewardTerms reward={reward} />
            <Link href={toPath('bonus-terms')}>{text('bonus.toTerms')}</Link>
          </>
        )}
      </Stack>
    </Modal>
  );
}
