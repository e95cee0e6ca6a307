import type { AriaRole, ReactNode, Ref } from 'react';
import { sprinkles, type Sprinkles } from '../../../css/sprinkles.css.ts';

export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'nav'
  | 'main'
  | 'header'
  | 'footer'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'form'
  | 'fieldset'
  | 'figure';

export interface BoxProps extends Sprinkles {
  as?: BoxElement | undefined;
  children?: ReactNode;
  id?: string | undefined;
  role?: AriaRole | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-live'?: 'polite' | 'assertive' | 'off' | undefined;
  'aria-busy'?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Separates sprinkles from attributes. */
export function splitSprinkles<P extends object>(props: P): { atoms: Sprinkles; rest: Record<string, unknown> } {
  const atoms: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(props)) {
    if (sprinkles.properties.has(key as keyof Sprinkles)) atoms[key] = value;
    else rest[key] = value;
  }
  return { atoms: atoms as Sprinkles, rest };
}

/** A container that takes the theme's measures as props; each is one value or `{ base, md, lg }`. */
export function Box({ as: Element = 'div', children, ...props }: BoxProps) {
  const { atoms, rest } = splitSprinkles(props);
  const Tag = Element as 'div';
  return (
    <Tag className={sprinkles(atoms)} {...rest}>
      {children}
    </Tag>
  );
}
