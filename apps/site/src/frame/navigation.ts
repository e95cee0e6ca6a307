import { CircleHelp, Clapperboard, Gift, History, House, LogOut, Spade, User, Wallet } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { IconComponent, NavItem } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath, type NavigationItem } from '@baize/shell';
import { modulesOf } from '../modules.ts';

/** Icons that domains name in their navigation. */
const ICONS: Readonly<Record<string, IconComponent>> = { spade: Spade, live: Clapperboard, gift: Gift, wallet: Wallet, history: History, user: User, help: CircleHelp, home: House, logout: LogOut };
export const iconOf = (name: string): IconComponent => ICONS[name] ?? Spade;

/** What the domains of this brand put into the main navigation or the account menu, in order. */
export function useNavigation(placement: NavigationItem['placement']): readonly (NavItem & { readonly id: string; readonly icon: IconComponent })[] {
  const site = useSite();
  const text = useText();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  return useMemo(() => modulesOf(site).flatMap((module) => module.navigation)
    .filter((item) => item.placement === placement)
    .sort((a, b) => a.order - b.order)
    .map((item) => {
      const href = toPath(item.path);
      return { id: item.id, href, label: text(item.labelKey), icon: iconOf(item.icon), current: pathname === href || pathname.startsWith(`${href}/`) };
    }), [site, placement, text, toPath, pathname]);
}
