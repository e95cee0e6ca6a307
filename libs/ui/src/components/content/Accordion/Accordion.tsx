import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Accordion.css.ts';

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode; open?: boolean | undefined }[];
  /** Answers with the same name close one another. */
  name?: string | undefined;
}

/**
 * Questions with answers that fold. It uses native `details`, so the browser's own search finds them and scripts are
 * optional.
 */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={css.wrap}>
      {items.map((item) => (
        <details key={item.id} className={css.item} name={name} open={item.open}>
          <summary className={css.head}>
            <span>{item.title}</span>
            <span className={css.arrow}>
              <Icon icon={ChevronDown} />
            </span>
          </summary>
          <div className={css.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
