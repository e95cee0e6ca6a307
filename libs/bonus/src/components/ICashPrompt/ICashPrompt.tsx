import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useToasts } from '@baize/shell';
import { Alert, Button, Card, Heading, Inline, Stack, Text } from '@baize/ui';
import { claimReward, refreshRewards, rewardsQuery } from '../../api/rewards.ts';
import { hideICash, isICashHidden } from '../../state/hidden-icash.ts';
import { BoosterGames } from '../BoosterGames/BoosterGames.tsx';
import { RewardTerms } from '../RewardTerms/RewardTerms.tsx';
import { useRewardWords } from '../../words/use-reward-words.ts';

/**
 * Says that the player could activate instant cashback (B§4 iCash), with its terms. Nothing without such an offer, once it
 * has been activated, or after the player has put it off.
 */
export function ICashPrompt() {
  const text = useText('bonus');
  const errorText = useErrorText('bonus');
  const toasts = useToasts();
  const client = useQueryClient();
  const words = useRewardWords();
  const playerId = useSession()?.playerId ?? '';
  const { data: offers = [] } = useQuery(rewardsQuery(playerId, 'ELIGIBLE'));
  const [hidden, setHidden] = useState<string | null>(null);
  /** A second click can come before the button shows that it is busy. */
  const isUnderWay = useRef(false);
  const offer = offers.find(
    ({ triggerEvent, campaignId }) =>
      triggerEvent === 'CASHBACK_INSTANT' && campaignId !== hidden && !isICashHidden(campaignId),
  );
  const activation = useMutation({
    mutationFn: (chosen: NonNullable<typeof offer>) => claimReward(chosen, null),
    onSuccess: async (_activated, { campaignId }) => {
      setHidden(campaignId);
      toasts.success(text('bonus.cashback.activated'));
      await refreshRewards(client);
    },
    // The terms may have changed: the prompt shows the new ones, with what was wrong.
    onError: () => refreshRewards(client),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  if (!offer) return null;
  return (
    <Card padding="md" as="section" aria-labelledby="icash">
      <Stack gap="md">
        <Stack gap="xs">
          <Text as="span" size="sm" tone="brand" weight="medium" id="icash">
            {text('bonus.icash.title')}
          </Text>
          <Heading level={2} size="h3">
            {words(offer).headline}
          </Heading>
        </Stack>
        <Text>{text('bonus.icash.text')}</Text>
        {activation.error && !activation.isPending && (
          <Alert tone="negative" live title={errorText(activation.error)} />
        )}
        <RewardTerms reward={offer} />
        <Inline gap="sm">
          <Button
            variant="secondary"
            onClick={() => {
              hideICash(offer.campaignId);
              setHidden(offer.campaignId);
            }}
          >
            {text('bonus.claim.notNow')}
          </Button>
          <Button
            loading={activation.isPending}
            onClick={() => {
              if (isUnderWay.current) return;
              isUnderWay.current = true;
              activation.mutate(offer);
            }}
          >
            {text('bonus.cashback.activate')}
          </Button>
        </Inline>
        <BoosterGames reward={offer} level={3} />
      </Stack>
    </Card>
  );
}
