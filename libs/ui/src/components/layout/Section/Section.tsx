import { useId, type ReactNode } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from './Section.css.ts';

export interface SectionProps {
  title: string;
  children: ReactNode;
  icon?: IconComponent | undefined;
  /** Next to the title: “See all”, arrows, a filter. */
  end?: ReactNode;
  /** Gives `end` a line of its own where the title would break beside it: for a filter, which is as wide as its words. */
  wraps?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
  /** Whether the content is loading. */
  busy?: boolean | undefined;
}

/** A titled part of a page. The brand decides how the title looks. */
export function Section({ title, children, icon, end, wraps, level = 2, busy }: SectionProps) {
  const id = useId();
  const { layout } = useUi();
  const ruled = layout.rowHeading === 'ruled';
  // A ruled heading replaces the icon.
  const plain = ruled || layout.rowHeading === 'slant';
  return (
    <section className={css.section} aria-labelledby={id} aria-busy={busy || undefined}>
      <div className={css.head} data-wraps={wraps || undefined}>
        <div className={css.title} data-look={layout.rowHeading}>
          {icon && !plain && <Icon icon={icon} size="lg" />}
          <Heading level={level} size={ruled ? 'h3' : 'h4'} id={id}>
            {title}
          </Heading>
        </div>
        {end !== undefined && <div className={css.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
