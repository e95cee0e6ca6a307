import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { Box, Chip, ChipSkeleton, Scroller, useUi } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useHydratedForMore, useLocalePath } from '@baize/shell';
import { categoriesQuery } from '../../api/lobby.ts';
import { useLobbyScope, type LobbyScope } from '../../api/lobby-scope.ts';
import { GAME_PATHS } from '../../paths.ts';
import { categoryIcon } from '../category-icon.ts';

/**
 * Chips of a prerendered page whose side navigation lists all categories on wide windows: more than fit any narrower one.
 * The app adds the others.
 */
const PRERENDERED = 12;

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
  const hydrated = useHydratedForMore();
  // On wide windows the side navigation already lists the casino's categories.
  const isListedBeside = brand.layout.sideNavigation && lobby === 'casinoGames';
  const categories = data?.filter((category) => category.visibleInMenu && category.hasGames);
  const shown =
    isListedBeside && !hydrated && typeof current !== 'string' ? categories?.slice(0, PRERENDERED) : categories;
  const bar = (
    <Scroller label={text('games.categories')} gap={layout.chips === 'slat' ? 'hair' : 'sm'}>
      <Chip href={toPath(GAME_PATHS.lobby(lobby))} selected={current === null} icon={House}>
        {text('games.lobby')}
      </Chip>
      {shown?.map((category) => (
        <Chip
          key={category.id}
          href={toPath(GAME_PATHS.category(category.id, lobby))}
          selected={current === category.id}
          icon={categoryIcon(category.icon)}
        >
          {category.name}
        </Chip>
      ))}
      {!shown && !isLoadingError && Array.from({ length: 8 }, (_, index) => <ChipSkeleton key={index} />)}
      {/* The app starts when this place is reached (`start-near-waiting.ts`). */}
      {shown && categories && shown.length < categories.length && <ChipSkeleton />}
    </Scroller>
  );
  return isListedBeside ? <Box display={{ base: 'block', lg: 'none' }}>{bar}</Box> : bar;
}
