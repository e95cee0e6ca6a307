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
  /** Figures of one width: amounts, clocks, counts. */
  numeric?: boolean | undefined;
  /** Cuts off after so many lines. */
  lines?: 1 | 2 | 3 | undefined;
  /** Holds lines to a comfortable reading length. */
  measure?: boolean | undefined;
  strike?: boolean | undefined;
  /** Keeps line breaks of the text itself. */
  preserveLines?: boolean | undefined;
  id?: string | undefined;
  role?: AriaRole | undefined;
  dateTime?: string | undefined;
  lang?: string | undefined;
  'aria-live'?: 'polite' | 'assertive' | 'off' | undefined;
  'aria-hidden'?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Running text in the brand's body face. */
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
