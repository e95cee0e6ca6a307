import { Skeleton } from '@baize/ui';
import * as css from './Play.css.ts';

/** A game's page before the game is known, also while its code is fetched: its bar, and the stage with the size of the game. */
export function PlaySkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <div className={css.player}>
        <div className={css.waitingBar}>
          <Skeleton shape="lg" width="quarter" />
        </div>
        <div className={css.stage}>
          <Skeleton shape="fill" />
        </div>
      </div>
    </div>
  );
}
