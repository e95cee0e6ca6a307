import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { Box, Chip, ChipSkeleton, Scroller, useUi } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { categoriesQuery } from '../../api/lobby.ts';
import { useLobbyScope, type LobbyScope } from '../../api/lobby-scope.ts';
import { GAME_PATHS } from '../../paths.ts';
import { categoryIcon } from '../category-icon.ts';

/** A lobby's categories as chips, each a link. @param props.current null for the lobby itself, undefined for none */
export function CategoryBar({
  current,
  lobby = 'casinoGames',
}: {
  readonly current: string | null | undefined;
  readonly lobby?: LobbyScope['lobby'];
}) {
  const text = useText();
  const toPath = useLocalePath();
  const { layout } = useUi();
  const { brand } = useSite();
  const { data, isLoadingError } = useQuery(categoriesQuery(useLobbyScope(lobby)));
  const bar = (
    <Scroller label={text('games.categories')} gap={layout.chips === 'slat' ? 'hair' : 'sm'}>
      <Chip href={toPath(GAME_PATHS.lobby(lobby))} selected={current === null} icon={House}>
        {text('games.lobby')}
      </Chip>
      {data === undefined && !isLoadingError
        ? Array.from({ length: 8 }, (_, index) => <ChipSkeleton key={index} />)
        : (data ?? [])
            .filter((category) => category.visibleInMenu && category.hasGames)
            .map((category) => (
              <Chip
                key={category.id}
                href={toPath(GAME_PATHS.category(category.id, lobby))}
                selected={current === category.id}
                icon={categoryIcon(category.icon)}
              >
                {category.name}
              </Chip>
            ))}
    </Scroller>
  );
  // On wide windows the side navigation already lists the casino's categories.
  return brand.layout.sideNavigation && lobby === 'casinoGames' ? (
    <Box display={{ base: 'block', lg: 'none' }}>{bar}</Box>
  ) : (
    bar
  );
}
