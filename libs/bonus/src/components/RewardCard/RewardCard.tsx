import { useState } from 'react';
import type { Reward } from '@baize/contracts/reward';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { Badge, Button, Card, Heading, Inline, ProgressBar, Stack, Text } from '@baize/ui';
import { betPathOf, isLoyalty, isQueued, isWaiting, leaveKeysOf, productPathOf } from '../../model/reward.ts';
import { BetAndGetStanding } from '../BetAndGetStanding/BetAndGetStanding.tsx';
import { BoosterGames } from '../BoosterGames/BoosterGames.tsx';
import { CashbackStanding } from '../CashbackStanding/CashbackStanding.tsx';
import { FreeBetStanding } from '../FreeBetStanding/FreeBetStanding.tsx';
import { FreeSpinStanding } from '../FreeSpinStanding/FreeSpinStanding.tsx';
import { RewardTerms } from '../RewardTerms/RewardTerms.tsx';
import { StepStanding } from '../StepStanding/StepStanding.tsx';
import { useRewardWords } from '../../words/use-reward-words.ts';
import * as css from './RewardCard.css.ts';

export interface RewardCardProps {
  readonly reward: Reward;
  /** Of a queued reward: the one that it waits for is still active. */
  readonly isBlocked?: boolean | undefined;
  /** Shows all terms from the start; otherwise the player opens them. The most important ones are always there. */
  readonly isOpen?: boolean | undefined;
  /** The level of its heading: below the part of the page that it is in. */
  readonly level?: 2 | 3 | undefined;
  readonly onClaim?: ((reward: Reward) => void) | undefined;
  readonly onLeave?: ((reward: Reward) => void) | undefined;
}

/**
 * One reward. Before a claim it answers what, how much, until when, what counts and what it costs to leave: closed, by what
 * has to be staked and until when; the rest is one press away, and the claim shows all of it again.
 */
export function RewardCard({ reward, isBlocked = false, isOpen, level = 2, onClaim, onLeave }: RewardCardProps) {
  const text = useText('bonus');
  const format = useFormat();
  const toPath = useLocalePath();
  const { name, headline, product, when, brief, money } = useRewardWords()(reward);
  const page = productPathOf(reward, useSite().brand.config.capabilities);
  const { granted, state, expiresAt } = reward;
  const waits = isWaiting(reward);
  const { cashbackActivated } = reward;
  const isCashback = reward.offer.kind === 'CASHBACK';
  const spins = reward.freeSpinDetail;
  const freeBet = reward.freeBetDetail;
  const queued = isQueued(reward);
  const { betAndGet } = reward;
  const isComplete = betAndGet?.state === 'COMPLETED';
  const betPage = betAndGet?.state === 'ACTIVE' ? betPathOf(betAndGet, page) : null;
  const isMine = reward.assignmentId !== null || cashbackActivated || queued || Boolean(betAndGet?.state);
  const [open, setOpen] = useState(isOpen ?? !isMine);
  const titleId = `reward-${reward.assignmentId ?? reward.campaignId}${queued ? '-queued' : ''}`;
  return (
    <Card padding="md" as="article" aria-labelledby={titleId}>
      <div className={css.card}>
        <div className={css.ticket}>
          <div className={css.offer}>
            {/* What it offers leads; what it is called and where it stands are above it. */}
            <Stack gap="xs">
              <Inline gap="sm" align="center" justify="between">
                <Text as="span" size="sm" tone="brand" weight="medium" id={titleId}>
                  {name}
                </Text>
                {queued ? (
                  <Badge tone={isBlocked ? 'info' : 'positive'}>
                    {text(isBlocked ? 'bonus.state.queued' : 'bonus.state.turn')}
                  </Badge>
                ) : waits ? (
                  <Badge tone="warning">{text('bonus.state.waiting')}</Badge>
                ) : (
                  <Badge>{product}</Badge>
                )}
              </Inline>
              <Heading level={level} size="h3">
                {headline}
              </Heading>
            </Stack>
            {granted && (
              <>
                <ProgressBar
                  label={text('bonus.progress')}
                  value={granted.wagered}
                  max={Math.max(granted.wageringRequirement, 0.01)}
                  valueText={text('bonus.progress.value', {
                    wagered: money(granted.wagered),
                    requirement: money(granted.wageringRequirement),
                  })}
                />
                {reward.steps && <StepStanding steps={reward.steps} maximumWin={reward.maximumWin} money={money} />}
                <Text size="sm">{text('bonus.progress.money', { amount: money(granted.balance) })}</Text>
                {granted.inPlay !== undefined && (
                  <Text size="sm">{text('bonus.progress.inPlay', { amount: money(granted.inPlay) })}</Text>
                )}
              </>
            )}
            {betAndGet?.state && <BetAndGetStanding reward={reward} betAndGet={betAndGet} />}
            {spins?.state && <FreeSpinStanding reward={reward} spins={spins} />}
            {freeBet?.state && <FreeBetStanding freeBet={freeBet} />}
            {cashbackActivated && <CashbackStanding reward={reward} />}
            {/* The open details begin with the same sentence. */}
            {(waits || !isMine) && !open && <Text size="sm">{when}</Text>}
            {!isMine && !open && brief.length > 0 && (
              <div className={css.brief}>
                {brief.map((fact) => (
                  <Text key={fact} size="sm" tone="muted">
                    {fact}
                  </Text>
                ))}
              </div>
            )}
            {queued && <Text size="sm">{text(isBlocked ? 'bonus.queue.text' : 'bonus.queue.turn')}</Text>}
            {expiresAt && (
              <Text size="sm" tone="muted">
                {text(queued || isComplete ? 'bonus.queue.until' : 'bonus.ends', { date: format.dateTime(expiresAt) })}
              </Text>
            )}
          </div>
          {open && (
            <div className={css.whole}>
              <RewardTerms reward={reward} />
            </div>
          )}
          <div className={css.actions}>
            {onClaim && (!isMine || queued || isComplete) && (
              <Button variant={isBlocked ? 'secondary' : 'primary'} onClick={() => onClaim(reward)}>
                {text(
                  isBlocked
                    ? 'bonus.conflict.confirm'
                    : queued
                      ? 'bonus.queue.claim'
                      : isCashback || (betAndGet && !isComplete)
                        ? 'bonus.cashback.activate'
                        : reward.campaignCategory === 'OPT_IN'
                          ? 'bonus.optIn'
                          : 'bonus.claim',
                )}
              </Button>
            )}
            {waits && <Button href={toPath('my-account/banking/deposit')}>{text('bonus.deposit')}</Button>}
            {spins?.state === 'ACTIVE' && spins.gameSlug && (
              <Button href={toPath(`play/${spins.gameSlug}`)}>{text('bonus.play')}</Button>
            )}
            {betPage && <Button href={toPath(betPage)}>{text('bonus.play')}</Button>}
            {page && freeBet?.state === 'ACTIVE' && <Button href={toPath(page)}>{text('bonus.freeBet.use')}</Button>}
            {page && state === 'WAGERING' && <Button href={toPath(page)}>{text('bonus.play')}</Button>}
            {(isMine || isOpen === false) && (
              <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
                {text('bonus.details')}
              </Button>
            )}
            {onLeave && !isLoyalty(reward) && freeBet?.state !== 'STAKED' && (
              <Button variant="ghost" onClick={() => onLeave(reward)}>
                {text(`bonus.${leaveKeysOf(reward).leave}`)}
              </Button>
            )}
          </div>
          {/* Below the buttons, which must not move when the games arrive. */}
          {(open || cashbackActivated) && (
            <div className={css.whole}>
              <BoosterGames reward={reward} level={level === 2 ? 3 : 4} />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
