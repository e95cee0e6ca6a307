import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { SideNav, type SideNavItem } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { categoriesQuery } from '../../api/lobby.ts';
import { useLobbyScope } from '../../api/lobby-scope.ts';
import { GAME_PATHS } from '../../paths.ts';
import { categoryIcon } from '../category-icon.ts';

/**
 * The casino's categories as a side list, on wide windows of a brand with side navigation.
 * @param props.before items of the frame above the categories
 */
export function CategoryNav({ before }: { readonly before: readonly SideNavItem[] }) {
  const text = useText();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const { data } = useQuery(categoriesQuery(useLobbyScope()));
  const items = (data ?? [])
    .filter((category) => category.visibleInMenu && category.hasGames)
    .map((category): SideNavItem => {
      const href = toPath(GAME_PATHS.category(category.id));
      return {
        href,
        label: category.name,
        icon: categoryIcon(category.icon),
        current: pathname === href,
      };
    });
  return (
    <SideNav
      label={text('games.categories')}
      groups={[{ items: before }, { title: text('games.categories'), items }]}
    />
  );
}
