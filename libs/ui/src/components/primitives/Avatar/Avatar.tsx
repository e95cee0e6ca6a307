import { User } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /** The player's name; its initials are shown. Without it, an icon of a person. */
  name?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The player's initials. Decorative: the button around it has the accessible name. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  const initials = (name ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0] ?? '');
  const shown = initials.length > 1 ? `${initials[0]}${initials.at(-1)}` : initials[0];
  return (
    <span className={css.avatar} data-size={size} aria-hidden="true">
      {shown ?? <Icon icon={User} />}
    </span>
  );
}
