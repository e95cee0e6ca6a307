import type { ReactNode, Ref } from 'react';
import * as css from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The size, if it differs from that of the level. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | undefined;
  align?: 'start' | 'center' | undefined;
  tone?: 'default' | 'muted' | 'brand' | undefined;
  id?: string | undefined;
  /** −1 lets a screen move the focus here after a change of step or page. */
  tabIndex?: -1 | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading in the brand's display typeface. */
export function Heading({ children, level, size, align, tone, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className={css.heading}
      data-size={size ?? (level === 6 ? 'h5' : Tag)}
      data-align={align}
      data-tone={tone}
      {...rest}
    >
      {children}
    </Tag>
  );
}
