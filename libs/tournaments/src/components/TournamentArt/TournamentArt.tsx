import type { TournamentSummary } from '@baize/contracts/tournament';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useSite } from '@baize/session';
import { Picture } from '@baize/ui';
import { useArt } from '../../api/art.ts';
import * as css from '../tournament.css.ts';

const SIZE = TILE_IMAGE_SIZE['1x'];
const PLACES = [0, 1, 2];

export interface TournamentArtProps {
  readonly tournament: Pick<TournamentSummary, 'slug' | 'vertical' | 'state'>;
  /** The games that count; empty: all; undefined: not known yet. */
  readonly gameIds: readonly string[] | undefined;
}

/** Three games of a tournament, as pictures. Screen readers pass them: the rules and the row of games name what counts. */
export function TournamentArt({ tournament, gameIds }: TournamentArtProps) {
  const { brand } = useSite();
  const art = useArt(tournament, gameIds);
  const isOver = tournament.state === 'ENDED' || tournament.state === 'STOPPED';
  return (
    <div className={css.art} data-over={isOver || undefined} aria-hidden="true">
      {PLACES.map((place) => {
        const found = art[place];
        return (
          <span key={place} className={css.tile}>
            {found ? (
              <Picture
                src={contentImageUrl(contentUrl(), found.image, { ...SIZE, lettering: brand.config.tileLettering })}
                width={SIZE.w}
                height={SIZE.h}
                colour={found.colour}
                alt=""
              />
            ) : (
              <span className={css.blank} />
            )}
          </span>
        );
      })}
    </div>
  );
}
