import type { ReactNode } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  tone?: 'surface' | 'sunken' | 'brand' | 'accent' | undefined;
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | undefined;
  /** Makes the whole card one link. */
  href?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-label'?: string | undefined;
}

/** A surface in the brand's treatment: paper, light, gold leaf or cut metal. */
export function Card({ children, padding = 'md', tone = 'surface', as: Element = 'div', href, ...rest }: CardProps) {
  const data = {
    className: css.card,
    'data-padding': padding,
    'data-tone': tone,
    'data-interactive': href === undefined ? undefined : true,
    ...rest,
  };
  if (href !== undefined)
    return (
      <a href={href} {...data}>
        {children}
      </a>
    );
  const Tag = Element as 'div';
  return <Tag {...data}>{children}</Tag>;
}
