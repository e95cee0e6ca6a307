import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card, Heading, Icon } from '@baize/ui';
import * as css from './Fold.css.ts';

/** Windows under a tablet's width start with every section folded, so that the page is short. */
const PHONE = '(max-width: 767px)';

export interface FoldProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  /** What the section leads to, at its bottom edge. */
  readonly action?: ReactNode;
}

/**
 * A section of the limits page that folds. An address that names it, as the tools of the safer gambling page do, opens
 * it and brings it into view. It uses native `details`, so the browser's own search finds its content.
 */
export function Fold({ id, title, children, action }: FoldProps) {
  const isNamed = useLocation().hash === `#${id}`;
  const [open] = useState(() => isNamed || !window.matchMedia(PHONE).matches);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNamed) fold.current?.scrollIntoView();
  }, [isNamed]);
  return (
    <Card padding="md" as="section" aria-labelledby={id}>
      <details ref={fold} className={css.fold} open={open}>
        <summary className={css.head}>
          <Heading level={2} size="h4" id={id}>
            {title}
          </Heading>
          <span className={css.arrow}>
            <Icon icon={ChevronDown} />
          </span>
        </summary>
        <div className={css.body}>
          {children}
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
      </details>
    </Card>
  );
}
