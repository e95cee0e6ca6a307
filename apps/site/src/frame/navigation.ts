import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavItem } from '@baize/ui';
import { useText } from '@baize/i18n';
import {
  decideAccess,
  guardsOf,
  useLocalePath,
  useModules,
  useVisitor,
  type Guard,
  type NavigationItem,
} from '@baize/shell';

/**
 * Returns the items of this brand's domains in the main navigation or the account menu, in order, without pages that
 * the guards close to this player. If one page is inside another, only the inner one is current.
 */
export function useNavigation(
  placement: NavigationItem['placement'],
): readonly (NavItem & Pick<NavigationItem, 'id' | 'icon' | 'badge' | 'hubBadge' | 'hint'>)[] {
  const modules = useModules();
  const text = useText();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const visitor = useVisitor();
  return useMemo(() => {
    const opensBy = (guards: readonly Guard[]) => decideAccess(guards, visitor).kind !== 'redirect';
    const opens = (path: string) => {
      const guards = guardsOf(modules.flatMap(({ routes }) => routes).find((route) => route.path === path) ?? {});
      return opensBy(guards);
    };
    const open = modules
      .flatMap((module) => module.navigation ?? [])
      .filter((item) => item.placement === placement && opens(item.path) && opensBy(item.guards ?? []));
    const items = open
      .filter(({ insteadOf }) => !open.some(({ id }) => id === insteadOf))
      .sort((a, b) => a.order - b.order)
      .map((item) => ({ ...item, href: toPath(item.path) }));
    const inside = items.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
    const current = inside.reduce((longest, { href }) => (href.length > longest.length ? href : longest), '');
    return items.map(({ id, href, labelKey, icon, badge, hubBadge, hint }) => ({
      id,
      href,
      label: text(labelKey),
      icon,
      ...(badge ? { badge } : {}),
      ...(hubBadge ? { hubBadge } : {}),
      ...(hint ? { hint } : {}),
      current: href === current,
    }));
  }, [modules, placement, text, toPath, pathname, visitor]);
}
