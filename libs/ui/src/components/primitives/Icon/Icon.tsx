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
  /** Accessible name, for icons without text next to them. Without it the icon is hidden from screen readers. */
  label?: string | undefined;
  filled?: boolean | undefined;
  /** Mirrors the icon in right-to-left text (arrows, chevrons). */
  mirror?: boolean | undefined;
}

/** An icon with the brand's stroke width. */
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
