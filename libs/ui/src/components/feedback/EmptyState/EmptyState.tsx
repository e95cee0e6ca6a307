import type { ReactNode } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Scene, type SceneKind } from '../ErrorScreen/Scene.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: IconComponent | undefined;
  /** An illustration instead of the icon. */
  picture?: ReactNode;
  /** A scene in the brand's manner instead of the icon, where the answer takes up most of the page. */
  scene?: SceneKind | undefined;
  actions?: ReactNode;
  /** `negative` if loading failed and the list is not simply empty. */
  tone?: 'brand' | 'negative' | undefined;
  /** 1 if the page shows nothing else. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

/**
 * Shown if there is nothing to list or it could not be loaded. Says why and offers a next step. The area behind its icon
 * matches the brand's hero, as in `ErrorScreen`.
 */
export function EmptyState({
  title,
  children,
  icon,
  picture,
  scene,
  actions,
  tone = 'brand',
  level = 2,
}: EmptyStateProps) {
  const { layout } = useUi();
  return (
    <div
      className={css.empty}
      data-tone={tone}
      data-look={layout.hero}
      role={tone === 'negative' ? 'alert' : undefined}
    >
      {scene !== undefined ? (
        <div className={css.scene} data-scene={scene}>
          <Scene kind={scene} />
        </div>
      ) : picture !== undefined ? (
        <div className={css.picture}>{picture}</div>
      ) : (
        icon && (
          <span className={css.mark}>
            <Icon icon={icon} size="xl" />
          </span>
        )
      )}
      <Heading level={level} size="h4">
        {title}
      </Heading>
      {children !== undefined && <div className={css.words}>{children}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
