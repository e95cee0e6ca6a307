import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Card, Heading, Icon } from '@baize/ui';
import * as css from './Fold.css.ts';

/** Windows under a tablet's width start with every section folded, so that the page is short. */
const PHONE = '(max-width: 767px)';

export interface FoldProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the limits page that folds. It uses native `details`, so the browser's own search finds its content. */
export function Fold({ id, title, children }: FoldProps) {
  const [open] = useState(() => !window.matchMedia(PHONE).matches);
  return (
    <Card padding="md" as="section" aria-labelledby={id}>
      <details open={open}>
        <summary className={css.head}>
          <Heading level={2} size="h4" id={id}>
            {title}
          </Heading>
          <span className={css.arrow}>
            <Icon icon={ChevronDown} />
          </span>
        </summary>
        <div className={css.body}>{children}</div>
      </details>
    </Card>
  );
}
