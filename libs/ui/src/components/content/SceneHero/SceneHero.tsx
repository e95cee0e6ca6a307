import type { ReactNode } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { Scene, type SceneKind } from '../../feedback/ErrorScreen/Scene.tsx';
import * as css from './SceneHero.css.ts';

export interface SceneHeroProps {
  /** What the picture tells. */
  scene: SceneKind;
  /** The page's title, its first words and where to go from there. */
  children: ReactNode;
}

/** The top of a page that has no picture of its own: a scene in the brand's manner, beside the words on a desktop. */
export function SceneHero({ scene, children }: SceneHeroProps) {
  const { layout } = useUi();
  return (
    <div className={css.hero} data-look={layout.hero}>
      <div className={css.words}>{children}</div>
      <div className={css.stage} data-scene={scene}>
        <Scene kind={scene} />
      </div>
    </div>
  );
}
