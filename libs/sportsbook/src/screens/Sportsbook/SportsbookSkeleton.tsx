import { useRef } from 'react';
import type { SportsbookContextBody } from '@baize/contracts/sportsbook';
import { Heading, Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { FrameSkeleton } from '../../components/FrameSkeleton/FrameSkeleton.tsx';
import * as css from './Sportsbook.css.ts';
import { useTopOf } from './use-top-of.ts';

/** The sports page while its code and the player's permissions are fetched: where the frame will be, its own skeleton. */
export const SportsbookSkeleton = () => <Waiting product="sportsbook" titleKey="sportsbook.frame.sports" />;
/** The page of virtual sports, likewise. */
export const VirtualsSkeleton = () => <Waiting product="virtuals" titleKey="sportsbook.frame.virtuals" />;

interface WaitingProps {
  readonly product: SportsbookContextBody['product'];
  /** A text of the frame: the page's own texts are not there yet. */
  readonly titleKey: string;
}

function Waiting({ product, titleKey }: WaitingProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useTopOf(place);
  return (
    <div aria-busy="true">
      <Stack gap="lg">
        <div className={css.heading}>
          <Heading level={1}>{text(titleKey)}</Heading>
        </div>
        <div ref={place} className={css.place}>
          <FrameSkeleton product={product} />
        </div>
      </Stack>
    </div>
  );
}
