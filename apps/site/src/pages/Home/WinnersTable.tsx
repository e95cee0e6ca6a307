import { Inline, Link, Table, Text } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useGamePath } from '@baize/games';
import { useFormat, useText } from '@baize/i18n';
import { keyOf, type WinShown } from './use-wins-shown.ts';
import { WinPicture } from './WinPicture.tsx';

/** Wins as a table: game, player, time and amount. */
export function WinnersTable({ label, wins }: { readonly label: string; readonly wins: readonly WinShown[] }) {
  const text = useText();
  const format = useFormat();
  const pathOf = useGamePath();
  return (
    <Table
      label={label}
      rows={wins}
      rowKey={keyOf}
      columns={[
        {
          id: 'game',
          label: text('site.home.winnerGame'),
          render: ({ game }) => (
            <Inline gap="sm" align="center" flexWrap="nowrap">
              <WinPicture game={game} size="icon" />
              <Link href={pathOf(game)} tone="plain">
                {game.name}
              </Link>
            </Inline>
          ),
        },
        { id: 'player', label: text('site.home.winnerPlayer'), render: ({ winner }) => winner.playerName },
        { id: 'when', label: text('site.home.winnerWhen'), render: ({ winner }) => format.relative(winner.wonAt) },
        {
          id: 'amount',
          label: text('site.home.winnerAmount'),
          align: 'end',
          render: ({ winner }) => (
            <Text as="span" weight="bold" numeric>
              {format.money(hundredthsOf(winner.amount), winner.currencyCode)}
            </Text>
          ),
        },
      ]}
    />
  );
}
