import { useCallback, useState } from 'react';
import { CONTENT_BOXES, partsOf, Slot, useModules } from '@baize/shell';
import type { DepositFlowProps } from './DepositFlow.tsx';

/** The content's part of the slot. */
const BANNER = 'content.boxes';

/**
 * The content's banner above the form of a deposit (B§7). The two appear together: a banner that came later would move
 * the amount from under the player's finger.
 */
export function useBanner(): NonNullable<DepositFlowProps['above']> {
  const isOffered = partsOf(useModules(), CONTENT_BOXES).some(({ id }) => id === BANNER);
  const [state, setState] = useState<'waiting' | 'shown' | 'none' | 'late'>(isOffered ? 'waiting' : 'none');
  const settle = useCallback(
    (isAny: boolean) => setState((now) => (now === 'late' ? now : isAny ? 'shown' : 'none')),
    [],
  );
  const giveUp = useCallback(() => setState((now) => (now === 'waiting' ? 'late' : now)), []);
  return {
    state,
    giveUp,
    banner: <Slot of={CONTENT_BOXES} only={BANNER} place="cashier" onSettled={settle} />,
  };
}
