import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Gift } from 'lucide-react';
import { useText, useTranslationNamespace } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useErrorText, useLocalePath } from '@baize/shell';
import { Alert, Badge, Button, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { campaignQuery } from '../../api/rewards.ts';
import { promotionStanding } from '../../model/promotion-standing.ts';
import { isQueued, isWaiting, pathAfterClaim } from '../../model/reward.ts';
import { BONUS_PATHS } from '../../paths.ts';
import { useRewardDialog } from '../../state/use-reward-dialog.ts';
import { StopLink } from '../StopLink/StopLink.tsx';
import { useRewardWords } from '../../words/use-reward-words.ts';

const ClaimDialog = lazy(() =>
  import('../ClaimDialog/ClaimDialog.tsx').then((file) => ({ default: file.ClaimDialog })),
);
const LeaveDialog = lazy(() =>
  import('../LeaveDialog/LeaveDialog.tsx').then((file) => ({ default: file.LeaveDialog })),
);

const TONE = { OFFERED: 'accent', WAITING: 'info', QUEUED: 'info', ACTIVE: 'positive', CLOSED: 'neutral' } as const;

export interface PromotionOfferProps {
  readonly campaignId: string;
  /** In full on a promotion's page. On its card, which is one link: the state as a badge, or why it is not theirs. */
  readonly view: 'page' | 'badge' | 'reason';
  /** Called once it is known that the player cannot have it. */
  readonly onClosed?: (() => void) | undefined;
}

/**
 * The bonus of a promotion, as it stands for this player: what they can claim or join, what they have of it and what comes
 * next, or why it is not theirs.
 */
export function PromotionOffer({ campaignId, view, onClosed }: PromotionOfferProps) {
  const text = useText('bonus');
  const isCard = view !== 'page';
  const errorText = useErrorText('bonus');
  const toPath = useLocalePath();
  const { capabilities } = useSite().brand.config;
  const words = useRewardWords();
  // A promotion's page does not come with the texts of rewards.
  const hasTexts = useTranslationNamespace('bonus');
  const playerId = useSession()?.playerId ?? '';
  const { data, error, refetch } = useQuery(campaignQuery(playerId, campaignId));
  const { question, ask, close, leaveTo } = useRewardDialog();
  const standing = data === undefined ? null : promotionStanding(data);
  useEffect(() => {
    if (standing === 'CLOSED') onClosed?.();
  }, [standing, onClosed]);
  if (!hasTexts || (standing === null && !error)) return isCard ? null : <Skeleton shape="control" width="half" />;
  if (standing === null)
    return isCard ? null : (
      <Alert
        tone="warning"
        title={text('bonus.failed')}
        actions={
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {text('bonus.tryAgain')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  const badge = (
    <Badge tone={TONE[standing]} icon={Gift}>
      {text(`bonus.promotion.${standing}`)}
    </Badge>
  );
  const { reward = null, reason = null } = data ?? {};
  const whyClosed = standing === 'CLOSED' ? text(`bonus.promotion.reason.${reason ?? 'NOT_OFFERED'}`) : null;
  if (view === 'badge') return badge;
  if (view === 'reason')
    return whyClosed === null ? null : (
      <Text size="sm" tone="muted">
        {whyClosed}
      </Text>
    );
  // A page can have several promotions.
  const asked = question?.reward.campaignId === campaignId ? question : null;
  const spins = reward?.freeSpinDetail;
  return (
    <Stack gap="sm">
      <Inline gap="sm" align="center">
        {badge}
        {reward && <Text weight="bold">{words(reward).headline}</Text>}
      </Inline>
      {whyClosed !== null ? (
        <>
          <Text tone="muted">{whyClosed}</Text>
          <StopLink reason={reason} />
        </>
      ) : (
        reward && standing !== 'ACTIVE' && <Text tone="muted">{words(reward).when}</Text>
      )}
      {reward && standing !== 'CLOSED' && (
        <Inline gap="sm">
          {standing === 'OFFERED' && (
            <Button size="lg" onClick={() => ask({ about: 'claim', reward })}>
              {text(
                reward.offer.kind === 'CASHBACK' || reward.betAndGet
                  ? 'bonus.cashback.activate'
                  : reward.campaignCategory === 'OPT_IN'
                    ? 'bonus.optIn'
                    : 'bonus.claim',
              )}
            </Button>
          )}
          {standing === 'WAITING' && (
            <>
              <Button size="lg" href={toPath('my-account/banking/deposit')}>
                {text('bonus.deposit')}
              </Button>
              <Button size="lg" variant="ghost" onClick={() => ask({ about: 'leave', reward })}>
                {text('bonus.optOut')}
              </Button>
            </>
          )}
          {spins?.state === 'ACTIVE' && spins.gameSlug && (
            <Button size="lg" href={toPath(`play/${spins.gameSlug}`)}>
              {text('bonus.play')}
            </Button>
          )}
          {(standing === 'ACTIVE' || standing === 'QUEUED') && (
            <Button size="lg" variant="secondary" href={toPath(BONUS_PATHS.active)}>
              {text('bonus.promotion.progress')}
            </Button>
          )}
        </Inline>
      )}
      <Suspense fallback={null}>
        {asked?.about === 'claim' && (
          <ClaimDialog
            isConsent
            reward={asked.reward}
            onClose={close}
            onClaimed={(mine) => {
              // What waits for a deposit or its turn is explained here; anything else can be used now (B§2).
              if (isWaiting(mine) || isQueued(mine)) close();
              else leaveTo(toPath(pathAfterClaim(mine, capabilities)));
            }}
          />
        )}
        {asked?.about === 'leave' && <LeaveDialog reward={asked.reward} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
