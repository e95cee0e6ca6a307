import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '@baize/ui';

/** A link of the component library, routed: paths inside the site change the page, anything else is left to the browser. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the other properties
  return href.startsWith('/') && rest['target'] === undefined ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
