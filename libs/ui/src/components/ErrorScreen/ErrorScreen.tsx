import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './ErrorScreen.css.ts';

export interface ErrorScreenProps {
  title: string;
  children: ReactNode;
  /** Large figures such as 404, when no drawing is given. */
  code?: string | undefined;
  picture?: ReactNode;
  actions?: ReactNode;
  /** For support: a reference, a time. */
  detail?: ReactNode;
  /** Replaces the whole application (maintenance, restricted country). */
  whole?: boolean | undefined;
}

/** A page that says what happened, why, and what still works. */
export function ErrorScreen({ title, children, code, picture, actions, detail, whole }: ErrorScreenProps) {
  return (
    <div className={css.screen} data-whole={whole || undefined}>
      {picture !== undefined ? <div className={css.art}>{picture}</div> : code !== undefined && <div className={css.code} aria-hidden="true">{code}</div>}
      <Heading level={1} size="h2" align="center">{title}</Heading>
      <div className={css.words}>{children}</div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
      {detail !== undefined && <div className={css.detail}>{detail}</div>}
    </div>
  );
}
