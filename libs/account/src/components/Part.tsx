import { useId, type ReactNode } from 'react';
import { Card, Heading, KeptFocus, Stack } from '@baize/ui';
import * as css from './Part.css.ts';

export interface PartProps {
  readonly title: string;
  /** The part's action, beside the title. */
  readonly end?: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** One part of a page about the player: a card with a title. */
export function Part({ title, end, busy, children }: PartProps) {
  const id = useId();
  return (
    <Card padding="md" as="section" aria-labelledby={id}>
      <div aria-busy={busy || undefined}>
        <KeptFocus>
          <Stack gap="md">
            <div className={css.head}>
              <Heading level={2} size="h4" id={id}>
                {title}
              </Heading>
              {end}
            </div>
            {children}
          </Stack>
        </KeptFocus>
      </div>
    </Card>
  );
}
