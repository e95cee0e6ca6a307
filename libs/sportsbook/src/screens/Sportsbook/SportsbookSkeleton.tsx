import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Heading, Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { FrameSkeleton } from '../../components/FrameSkeleton/FrameSkeleton.tsx';
import { SPORTSBOOK_PATHS } from '../../paths.ts';
import * as css from './Sportsbook.css.ts';
import { useTopOf } from './use-top-of.ts';

/**
 * The page of sports or virtual sports, by its address, while its code and the player's permissions are fetched: where the
 * frame will be, its own skeleton.
 */
export function SportsbookSkeleton() {
  const text = useText();
  const isVirtuals = useLocation().pathname.split('/')[2] === SPORTSBOOK_PATHS.virtuals;
  const place = useRef<HTMLDivElement>(null);
  useTopOf(place);
  return (
    <div aria-busy="true">
      <Stack gap="lg">
        <div className={css.heading}>
          {/* A text of the frame: the page's own texts are not there yet. */}
          <Heading level={1}>{text(isVirtuals ? 'sportsbook.frame.virtuals' : 'sportsbook.frame.sports')}</Heading>
        </div>
        <div ref={place} className={css.place}>
          <FrameSkeleton product={isVirtuals ? 'virtuals' : 'sportsbook'} />
        </div>
      </Stack>
    </div>
  );
}
