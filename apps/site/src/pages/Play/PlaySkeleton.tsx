import { Skeleton } from '@baize/ui';
import { useAuthorisation } from '@baize/session';
import { useChannel } from '@baize/shell';
import * as css from './Play.css.ts';

/**
 * A game's page before the game is known, also while its code is fetched: its bar, the line about play money for a visitor,
 * and the stage with the place of the game's picture, each with the size that it will have.
 */
export function PlaySkeleton() {
  const authorisation = useAuthorisation();
  const isVisitor = authorisation.status === 'resolved' && !authorisation.authorised;
  const isPhone = useChannel() === 'mobile';
  return (
    <div className={css.page} aria-busy="true" data-awaits-frame>
      <div className={css.player} data-fun={isVisitor || undefined}>
        <div className={css.waitingBar}>
          <Skeleton shape="lg" width="quarter" />
        </div>
        {isVisitor && <div className={css.fun} />}
        <div className={css.stage}>
          <div className={css.cover}>
            <div className={css.poster} data-cut={isPhone ? '2xv' : '4x'}>
              <Skeleton shape="fill" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
