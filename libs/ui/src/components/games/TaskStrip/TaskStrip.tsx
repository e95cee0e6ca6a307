import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as css from './TaskStrip.css.ts';

export interface Task {
  id: string;
  href: string;
  icon: IconComponent;
  title: string;
  text: string;
  /** `waiting`: something is going on. `urgent`: the player must act. Left out: a link that is always there. */
  tone?: 'waiting' | 'urgent' | undefined;
}

export interface TaskStripProps {
  /** The list's name for screen readers. */
  label: string;
  /** undefined while they load. */
  tasks: readonly Task[] | undefined;
}

/** How many cards a loading strip shows. */
const EXPECTED = 3;

/** What waits for a player, as cards in one line: a withdrawal, documents, messages. */
export function TaskStrip({ label, tasks }: TaskStripProps) {
  return (
    <ul className={css.strip} aria-label={label} aria-busy={tasks === undefined || undefined}>
      {tasks === undefined
        ? Array.from({ length: EXPECTED }, (_, index) => (
            <li key={index} className={css.place}>
              <span className={css.task}>
                <span className={css.mark} />
                <span className={css.words}>
                  <Skeleton shape="sm" width="most" />
                  <Skeleton shape="xs" width="half" />
                </span>
              </span>
            </li>
          ))
        : tasks.map(({ id, href, icon, title, text, tone }) => (
            <li key={id} className={css.place}>
              <a href={href} className={css.task}>
                <span className={css.mark} data-tone={tone}>
                  <Icon icon={icon} />
                </span>
                <span className={css.words}>
                  <span className={css.title} data-clamp>
                    {title}
                  </span>
                  <span className={css.body} data-clamp>
                    {text}
                  </span>
                </span>
              </a>
            </li>
          ))}
    </ul>
  );
}
