import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import * as css from './Banner.css.ts';

export interface BannerProps {
  title: string;
  /** Above the title: a `Badge` that names the kind of banner. */
  eyebrow?: ReactNode;
  children?: ReactNode;
  picture?: PictureSource | undefined;
  /** Set for a banner on the first screen: its picture is fetched at once, before others. */
  eager?: boolean | undefined;
  actions?: ReactNode;
  /** Significant terms. The law requires them next to the offer. */
  terms?: ReactNode;
  level?: 2 | 3 | undefined;
  /** A strip beside a form, which is what the page is for: a small picture, and as its action a link, which leaves the button to the form. */
  compact?: boolean | undefined;
}

/** An offer or an announcement with a picture. */
export function Banner({
  title,
  eyebrow,
  children,
  picture,
  eager,
  actions,
  terms,
  level = 2,
  compact = false,
}: BannerProps) {
  return (
    <article className={css.banner} data-compact={compact || undefined}>
      {picture && (
        <div className={css.art}>
          <Picture {...picture} {...(eager ? { loading: 'eager', priority: 'high' } : {})} />
        </div>
      )}
      <div className={css.words}>
        {eyebrow}
        <Heading level={level} size={compact ? 'h5' : 'h3'}>
          {title}
        </Heading>
        {children !== undefined && <div className={css.body}>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
        {terms !== undefined && <div className={css.terms}>{terms}</div>}
      </div>
    </article>
  );
}
