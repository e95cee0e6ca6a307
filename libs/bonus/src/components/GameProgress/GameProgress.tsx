import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText, useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { IconButton, ProgressBar, Stack, Text } from '@baize/ui';
import { endedBonusQuery, everyRewardQuery, gameLimitationsQuery } from '../../api/rewards.ts';
import { hideProgress, isProgressHidden } from '../../state/hidden-progress.ts';
import * as css from './GameProgress.css.ts';

/**
 * Over a running game: how much of the active bonus has been staked, kept up to date by the socket, what of this game
 * counts, and in the end how the bonus has ended. It says nothing of the next step, which would press the player to go on
 * (docs/decisions/0122). Shows nothing without a bonus for this kind of game, or after the player has hidden it (B§9).
 */
export function GameProgress({ isLive, gameId }: { readonly isLive: boolean; readonly gameId: string }) {
  const text = useText('bonus');
  const hasTexts = useTranslationNamespace('bonus');
  const format = useFormat();
  const playerId = useSession()?.playerId ?? '';
  const { data } = useQuery(everyRewardQuery(playerId, 'ACTIVE'));
  const { data: ended } = useQuery(endedBonusQuery(playerId));
  const { data: limitations = [] } = useQuery(gameLimitationsQuery(playerId, gameId));
  const [hidden, setHidden] = useState<string | null>(null);
  const reward = data?.find(
    ({ state, vertical }) => state === 'WAGERING' && vertical === (isLive ? 'LIVE_CASINO' : 'CASINO'),
  );
  const { granted, assignmentId, currencyCode: currency } = reward ?? {};
  const shownId = assignmentId ?? ended?.assignmentId;
  if (!hasTexts || shownId === undefined || hidden === shownId || isProgressHidden(shownId)) return null;
  const hide = (
    <IconButton
      icon={X}
      label={text(reward ? 'bonus.game.hide' : 'bonus.game.ended.hide')}
      onClick={() => {
        hideProgress(shownId);
        setHidden(shownId);
      }}
    />
  );
  if (!reward && ended)
    return (
      <div className={css.strip} data-game-strip="" role="status">
        <Text size="sm">{text(`bonus.game.ended.${ended.state}`)}</Text>
        {hide}
      </div>
    );
  if (!granted || !currency || granted.wageringRequirement === 0) return null;
  const money = (wire: number) => format.money(hundredthsOf(wire), currency);
  const limitation = limitations.find((found) => found.assignmentId === assignmentId);
  const maximum = limitation?.maximumStake == null ? null : money(limitation.maximumStake);
  const isInPart = limitation !== undefined && limitation.contribution < 100;
  // Without it, a player who still stakes their own money sees the progress stand still (ruling 16).
  const isOwnFirst = reward?.bonusType !== 'STICKY';
  return (
    <div className={css.strip} data-game-strip="">
      {limitation?.excluded ? (
        <Text size="sm">{text('bonus.game.excluded')}</Text>
      ) : (
        <Stack gap="none">
          <ProgressBar
            label={text('bonus.progress')}
            value={granted.wagered}
            max={granted.wageringRequirement}
            size="sm"
            valueText={text('bonus.progress.value', {
              wagered: money(granted.wagered),
              requirement: money(granted.wageringRequirement),
            })}
          />
          {isInPart && (
            <Text size="sm" tone="muted">
              {text('bonus.game.partly', {
                percent: format.number(limitation.contribution / 100, { style: 'percent' }),
              })}
            </Text>
          )}
          {(isOwnFirst || maximum !== null) && (
            <Text size="sm" tone="muted">
              {maximum === null
                ? text('bonus.ownFirst')
                : text(isOwnFirst ? 'bonus.game.maximumStake.ownFirst' : 'bonus.game.maximumStake', {
                    amount: maximum,
                  })}
            </Text>
          )}
        </Stack>
      )}
      {hide}
    </div>
  );
}
