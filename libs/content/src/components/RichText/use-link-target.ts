import { useCallback } from 'react';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { fillPlaceholders } from '../../model/fill-placeholders.ts';

/**
 * Returns where a link of the content service leads. Null unless the address cannot run code: site paths, web, mail and
 * telephone.
 */
export function useLinkTarget(): (href: string) => string | null {
  const site = useSite();
  const toPath = useLocalePath();
  return useCallback(
    (href) => {
      if (href.startsWith('/') && !href.startsWith('//')) return toPath(href);
      return /^(https?:|mailto:|tel:)/i.test(href) ? fillPlaceholders(href, site) : null;
    },
    [site, toPath],
  );
}
