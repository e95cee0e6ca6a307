import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkComponentProps } from '@baize/ui';

/** A path; two slashes begin another host. */
const INSIDE = /^\/(?!\/)/;

/** A link of the component library, routed: paths inside the site change the page, anything else is left to the browser. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the other properties
  return INSIDE.test(href) && rest['target'] === undefined ? <RoutedLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** What the router's own `Link` does of itself, which brings the fetching ahead of a framework that the site does not use. */
function RoutedLink({ href, onClick, ...rest }: LinkComponentProps & { readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the other properties
  return <a {...rest} href={address} onClick={press} />;
}
