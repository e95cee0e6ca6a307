import { useId } from 'react';
import type { LayoutTokens } from '../../../theme/tokenTypes.ts';
import { drawing, figure } from './ErrorScene.css.ts';
import { HEIGHT, WIDTH, type Manner, type SceneKind } from './manner.ts';
import { paper } from './paper.tsx';
import { plan } from './plan.tsx';
import { sky } from './sky.tsx';
import { stadium } from './stadium.tsx';
import { theatre } from './theatre.tsx';

export interface ErrorSceneProps {
  kind: SceneKind;
  /** Three figures such as 404. The object of the scene takes the place of the middle one. */
  code?: string | undefined;
  /** The hero's layout, which says in which manner a brand draws. */
  look: LayoutTokens['hero'];
}

const MANNERS: Record<LayoutTokens['hero'], Manner> = {
  full: sky,
  split: paper,
  editorial: theatre,
  board: stadium,
  card: plan,
};

/** The illustration of a scene, in the manner and the colours of the brand. Decorative. */
export function ErrorScene({ kind, code, look }: ErrorSceneProps) {
  const own = useId().replaceAll(':', '');
  const id = (name: string) => `${own}-${name}`;
  const manner = MANNERS[look];
  const part = { kind, id };
  const [first, , last] = code ?? '';
  return (
    <svg className={drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {manner.backdrop(part)}
      <g fill={manner.figure(id)} fontSize={manner.size ?? 208} className={figure}>
        {first !== undefined && (
          <text x="378" y="274" textAnchor="end" stroke={manner.figure(id)} strokeWidth={manner.stroke ?? 0}>
            {first}
          </text>
        )}
        {last !== undefined && (
          <text x="582" y="274" textAnchor="start" stroke={manner.figure(id)} strokeWidth={manner.stroke ?? 0}>
            {last}
          </text>
        )}
      </g>
      <g transform={code === undefined ? 'translate(480 186) scale(1.3)' : 'translate(480 200) scale(1.08)'}>
        {kind === 'calm' ? manner.calm(part) : manner.object(part)}
      </g>
      {manner.front(part)}
    </svg>
  );
}
