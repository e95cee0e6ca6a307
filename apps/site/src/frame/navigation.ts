import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavItem } from '@baize/ui';
import { useText } from '@baize/i18n';
import {
  breakOf,
  decideAccess,
  guardsOf,
  useLocalePath,
  useModules,
  useVisitor,
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
    const opens = (path: string) => {
      const guards = guardsOf(modules.flatMap(({ routes }) => routes).find((route) => route.path === path) ?? {});
      return decideAccess(guards, visitor).kind !== 'redirect';
    };
    const held = breakOf(visitor.profile) !== null;
    const items = modules
      .flatMap((module) => module.navigation ?? [])
      .filter((item) => item.placement === placement && (item.onBreak !== 'only' || held) && opens(item.path))
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
