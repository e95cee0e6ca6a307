import type { ReactNode } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './ErrorScreen.css.ts';
import { Scene, type SceneKind } from './Scene.tsx';

export interface ErrorScreenProps {
  title: string;
  children: ReactNode;
  /** What the picture tells. */
  scene: SceneKind;
  /** Three figures such as 404, drawn into the picture. */
  code?: string | undefined;
  actions?: ReactNode;
  /** A reference and a time for support. */
  detail?: ReactNode;
  /** Replaces the whole application (maintenance, restricted country). */
  whole?: boolean | undefined;
}

/**
 * A page that says what happened, why, and what still works, below a scene in the brand's manner. The scene is drawn in
 * the brand's colours and loads by itself, so that the words never wait for it.
 */
export function ErrorScreen({ title, children, scene, code, actions, detail, whole }: ErrorScreenProps) {
  const { layout } = useUi();
  return (
    <div className={css.screen} data-whole={whole || undefined} data-look={layout.hero}>
      <div className={css.stage} data-scene={scene} data-code={code}>
        <Scene kind={scene} code={code} />
      </div>
      <Heading level={1} size="h2" align="center">
        {title}
      </Heading>
      <div className={css.words}>{children}</div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
      {detail !== undefined && <div className={css.detail}>{detail}</div>}
    </div>
  );
}
