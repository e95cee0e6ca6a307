import type { ReactNode } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './ErrorScreen.css.ts';

export interface ErrorScreenProps {
  title: string;
  children: ReactNode;
  /** Large figures such as 404, if there is no picture. */
  code?: string | undefined;
  picture?: ReactNode;
  actions?: ReactNode;
  /** A reference and a time for support. */
  detail?: ReactNode;
  /** Replaces the whole application (maintenance, restricted country). */
  whole?: boolean | undefined;
}

/**
 * A page that says what happened, why, and what still works. The area behind its figures or icon matches the brand's
 * hero.
 */
export function ErrorScreen({ title, children, code, picture, actions, detail, whole }: ErrorScreenProps) {
  const { layout } = useUi();
  return (
    <div className={css.screen} data-whole={whole || undefined} data-look={layout.hero}>
      {(picture !== undefined || code !== undefined) && (
        <div className={css.stage}>
          {picture ?? (
            <span className={css.code} aria-hidden="true">
              {code}
            </span>
          )}
        </div>
      )}
      <Heading level={1} size="h2" align="center">
        {title}
      </Heading>
      <div className={css.words}>{children}</div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
      {detail !== undefined && <div className={css.detail}>{detail}</div>}
    </div>
  );
}
