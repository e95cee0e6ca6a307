import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { SideNav, type SideNavItem } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { categoriesQuery } from '../../api/lobby.ts';
import { useLobbyScope } from '../../api/lobby-scope.ts';
import { GAME_PATHS } from '../../paths.ts';
import { categoryIcon } from '../category-icon.ts';

/**
 * The casino's categories as a side list, each with its number of games, on wide windows of a brand with side
 * navigation.
 * @param props.before items of the frame above the categories
 */
export function CategoryNav({ before }: { readonly before: readonly SideNavItem[] }) {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const { data } = useQuery(categoriesQuery(useLobbyScope()));
  const items = (data ?? [])
    .filter((category) => category.visibleInMenu && category.total > 0)
    .map((category): SideNavItem => {
      const href = toPath(GAME_PATHS.category(category.id));
      return {
        href,
        label: category.name,
        icon: categoryIcon(category.icon),
        current: pathname === href,
        end: format.number(category.total),
      };
    });
  return (
    <SideNav
      label={text('games.categories')}
      groups={[{ items: before }, { title: text('games.categories'), items }]}
    />
  );
}
