import { GameRow, Stack, type TileSize } from '@baize/ui';
import { useText } from '@baize/i18n';

const WAITING: readonly TileSize[] = Array.from({ length: 4 }, () => '2xh');

/** A row of the live lobby whose tables are not there yet. */
export const WaitingTables = ({ title }: { readonly title: string }) => (
  <GameRow title={title} captions skeleton={WAITING} />
);

/** Skeletons of the live lobby's rows: wide tables with their figures below. */
export function WaitingTableRows() {
  const title = useText()('games.loading');
  return (
    <div aria-busy="true">
      <Stack gap="xl">
        {['first', 'second', 'third'].map((row) => (
          <WaitingTables key={row} title={title} />
        ))}
      </Stack>
    </div>
  );
}
