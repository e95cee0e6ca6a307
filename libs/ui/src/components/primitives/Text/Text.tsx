import type { AriaRole, ReactNode, Ref } from 'react';
import * as css from './Text.css.ts';

export type TextTone = 'default' | 'muted' | 'brand' | 'accent' | 'positive' | 'negative' | 'warning' | 'info';

export interface TextProps {
  children: ReactNode;
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'time'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | 'legend'
    | 'li'
    | undefined;
  size?: 'inherit' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  tone?: TextTone | undefined;
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Digits of equal width: amounts, clocks, counts. */
  numeric?: boolean | undefined;
  /** Truncates after this many lines. */
  lines?: 1 | 2 | 3 | undefined;
  /** Limits the line length for comfortable reading. */
  measure?: boolean | undefined;
  strike?: boolean | undefined;
  /** Keeps line breaks in the text. */
  preserveLines?: boolean | undefined;
  id?: string | undefined;
  role?: AriaRole | undefined;
  dateTime?: string | undefined;
  lang?: string | undefined;
  'aria-live'?: 'polite' | 'assertive' | 'off' | undefined;
  'aria-hidden'?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Running text in the brand's body typeface. */
export function Text({
  children,
  as: Element = 'p',
  size = 'md',
  tone = 'default',
  weight,
  align,
  numeric,
  lines,
  measure,
  strike,
  preserveLines,
  ref,
  ...rest
}: TextProps) {
  const Tag = Element as 'p';
  return (
    <Tag
      ref={ref as Ref<HTMLParagraphElement>}
      className={css.text}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-align={align}
      data-lines={lines}
      data-numeric={numeric || undefined}
      data-measure={measure || undefined}
      data-strike={strike || undefined}
      data-pre={preserveLines || undefined}
      {...rest}
    >
      {children}
    </Tag>
  );
}
