import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { useMemo } from 'react';
import { Heading, Link, Text } from '@baize/ui';
import type { PortableTextBlock } from '@baize/contracts/content';
import { useSite } from '@baize/session';
import { fillBlocks } from '../../model/fill-blocks.ts';
import { useLinkTarget } from './use-link-target.ts';
import * as css from './RichText.css.ts';

/** Rich text of the content service (ruling 12): Portable Text, so no HTML string ever reaches the page. */
export function RichText({ blocks }: { readonly blocks: readonly PortableTextBlock[] }) {
  const site = useSite();
  const toTarget = useLinkTarget();
  const filled = useMemo(() => fillBlocks(blocks, site), [blocks, site]);
  const components = useMemo<PortableTextComponents>(
    () => ({
      block: {
        normal: ({ children }) => <Text>{children}</Text>,
        h2: ({ children, value }) => (
          <Heading level={2} size="h4" id={value._key}>
            {children}
          </Heading>
        ),
        h3: ({ children }) => (
          <Heading level={3} size="h5">
            {children}
          </Heading>
        ),
        blockquote: ({ children }) => <blockquote className={css.quote}>{children}</blockquote>,
      },
      list: {
        bullet: ({ children }) => <ul className={css.list}>{children}</ul>,
        number: ({ children }) => <ol className={css.list}>{children}</ol>,
      },
      marks: {
        link: ({ children, value }: { children: React.ReactNode; value?: { href?: string } }) => {
          const target = toTarget(value?.href ?? '');
          return target === null ? <>{children}</> : <Link href={target}>{children}</Link>;
        },
      },
    }),
    [toTarget],
  );
  return (
    <div className={css.prose}>
      <PortableText value={filled as never} components={components} />
    </div>
  );
}
