import { useState } from 'react';
import type { Reward } from '@baize/contracts/reward';
import { useFormat, useText } from '@baize/i18n';
import { GAMES_ROW, Slot, useNearEnd } from '@baize/shell';
import * as css from './BoosterGames.css.ts';

export interface BoosterGamesProps {
  readonly reward: Reward;
  /** The level of its heading: below the reward's. */
  readonly level: 3 | 4;
}

/**
 * The games in which more cashback comes back (B§3 `boosterGames`), as tiles that lead to play. The row is fetched when
 * it comes near the viewport. Games that the market, the country, the device or the law hides have no tile, and without
 * any there is no row; the terms name all of them.
 */
export function BoosterGames({ reward, level }: BoosterGamesProps) {
  const percent = reward.cashbackInfo?.boosterPercent ?? null;
  const gameIds = (reward.cashbackBooster?.boosterGames ?? []).map(({ gameId }) => gameId);
  if (percent === null || gameIds.length === 0) return null;
  return <Row gameIds={gameIds} percent={percent} isLive={reward.vertical === 'LIVE_CASINO'} level={level} />;
}

interface RowProps extends Pick<BoosterGamesProps, 'level'> {
  readonly gameIds: readonly string[];
  readonly percent: number;
  readonly isLive: boolean;
}

function Row({ gameIds, percent, isLive, level }: RowProps) {
  const text = useText('bonus');
  const format = useFormat();
  const [isNear, setNear] = useState(false);
  const element = useNearEnd(() => setNear(true));
  return (
    <div ref={element} className={css.row}>
      {isNear && (
        <Slot
          of={GAMES_ROW}
          title={text('bonus.booster.games', { percent: format.number(percent / 100, { style: 'percent' }) })}
          gameIds={gameIds}
          isLive={isLive}
          level={level}
        />
      )}
    </div>
  );
}
