import { Wallet } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavItem } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import {
  breakOf,
  decideAccess,
  guardsOf,
  MONEY_PATH,
  useLocalePath,
  useVisitor,
  type NavigationItem,
} from '@baize/shell';
import { modulesOf } from '../modules.ts';

/** Replaces the cashier for a player on a time-out or excluded, who can withdraw but not deposit (ruling 19). */
const WITHDRAWAL: NavigationItem = {
  id: 'withdraw',
  path: MONEY_PATH,
  labelKey: 'site.held.withdraw',
  icon: Wallet,
  placement: 'account',
  order: 20,
};

/**
 * Returns the items of this brand's domains in the main navigation or the account menu, in order. The account menu
 * omits pages that the guards close to this player; the main navigation omits only those that a time-out or an
 * exclusion closes. If one page is inside another, only the inner one is current.
 */
export function useNavigation(
  placement: NavigationItem['placement'],
): readonly (NavItem & Pick<NavigationItem, 'id' | 'icon' | 'badge' | 'hubBadge' | 'hint'>)[] {
  const site = useSite();
  const text = useText();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const visitor = useVisitor();
  return useMemo(() => {
    const modules = modulesOf(site);
    const opens = (path: string) => {
      const guards = guardsOf(modules.flatMap(({ routes }) => routes).find((route) => route.path === path) ?? {});
      return (
        decideAccess(placement === 'main' ? guards.filter((name) => name === 'notOnBreak') : guards, visitor).kind !==
        'redirect'
      );
    };
    const items = [
      ...modules.flatMap((module) => module.navigation ?? []),
      ...(breakOf(visitor.profile) ? [WITHDRAWAL] : []),
    ]
      .filter((item) => item.placement === placement && opens(item.path))
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
  }, [site, placement, text, toPath, pathname, visitor]);
}
