import { lazy, Suspense } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import type { SceneKind } from './manner.ts';

export type { SceneKind };

/** Offline, the drawing may be out of reach. Its place closes up then. */
const Missing = () => <span data-missing="true" />;
const Drawing = lazy(() =>
  import('./ErrorScene.lazy.tsx').then(
    ({ ErrorScene }) => ({ default: ErrorScene }),
    () => ({ default: Missing }),
  ),
);

/** The brand's drawing for a scene. It loads by itself and fills its frame, which has its size before that. */
export function Scene({ kind, code }: { kind: SceneKind; code?: string | undefined }) {
  const { layout } = useUi();
  return (
    <Suspense fallback={null}>
      <Drawing kind={kind} code={code} look={layout.hero} />
    </Suspense>
  );
}
