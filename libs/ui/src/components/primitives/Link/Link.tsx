import type { MouseEvent, ReactNode, Ref } from 'react';
import * as css from './Link.css.ts';

export interface LinkProps {
  children: ReactNode;
  /** A path in the app or a whole URL. With only `onClick`, it renders a button that looks like a link. */
  href?: string | undefined;
  tone?: 'brand' | 'inherit' | 'plain' | undefined;
  strong?: boolean | undefined;
  block?: boolean | undefined;
  /**
   * As high as a touch target on touch screens, for links on their own or at the end of a line. Links inside a text
   * keep its line height.
   */
  tall?: boolean | undefined;
  target?: '_blank' | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  id?: string | undefined;
  lang?: string | undefined;
  hrefLang?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link. The app follows in-app links itself (`useFollowedLinks` of @baize/shell). */
export function Link({
  children,
  href,
  tone = 'brand',
  strong,
  block,
  tall,
  target,
  hrefLang,
  ref,
  ...rest
}: LinkProps) {
  const shared = {
    className: css.link,
    'data-tone': tone,
    'data-strong': strong || undefined,
    'data-block': block || undefined,
    'data-tall': tall || undefined,
    ...rest,
  };
  if (href === undefined)
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    );
  return (
    <a
      ref={ref}
      href={href}
      hrefLang={hrefLang}
      {...(target ? { target, rel: 'noopener noreferrer' } : {})}
      {...shared}
    >
      {children}
    </a>
  );
}
