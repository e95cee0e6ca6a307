import type { SceneKind } from './manner.ts';

interface PadlockProps {
  kind: SceneKind;
  body: string;
  shackle: string;
  hole: string;
  corner: number;
  stroke: number;
}

/** A padlock; the manner chooses its paints. */
export function Padlock({ kind, body, shackle, hole, corner, stroke }: PadlockProps) {
  return (
    <>
      <path
        d={kind === 'open' ? 'M-38 -8V-52a38 38 0 0 1 76 0V-42' : 'M-38 -8V-34a38 38 0 0 1 76 0V-8'}
        fill="none"
        stroke={shackle}
        strokeWidth={stroke}
      />
      <rect x="-62" y="-14" width="124" height="92" rx={corner} fill={body} />
      <circle cy="24" r="13" fill={hole} />
      <path d="M-5 28h10l5 28h-20z" fill={hole} />
    </>
  );
}
