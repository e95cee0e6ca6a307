import type { ComponentType } from 'react';
import * as css from './Icon.css.ts';

/** An icon of `lucide-react`, or any component that takes SVG attributes. */
export type IconComponent = ComponentType<{
  className?: string;
  'aria-hidden'?: boolean;
  role?: string;
  'aria-label'?: string;
  focusable?: boolean;
}>;

export interface IconProps {
  icon: IconComponent;
  size?: 'text' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Names the icon when no words stand beside it; without it the icon is hidden from screen readers. */
  label?: string | undefined;
  filled?: boolean | undefined;
  /** Turns with the writing direction (arrows, chevrons). */
  mirror?: boolean | undefined;
}

/** An icon whose stroke is the brand's. */
export function Icon({ icon: Drawing, size = 'md', label, filled, mirror }: IconProps) {
  const data = { 'data-size': size, 'data-filled': filled || undefined, 'data-mirror': mirror || undefined };
  return (
    <Drawing
      className={css.icon}
      focusable={false}
      {...data}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
