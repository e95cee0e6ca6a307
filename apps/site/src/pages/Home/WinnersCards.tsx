import { Card, Grid, Inline, Link, Stack, Text } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useGamePath } from '@baize/games';
import { useFormat, useText } from '@baize/i18n';
import { keyOf, LINE, type WinShown } from './use-wins-shown.ts';
import { WinPicture } from './WinPicture.tsx';

/** Wins as cards, three in a row of a wide window. */
export function WinnersCards({ wins }: { readonly wins: readonly WinShown[] }) {
  const text = useText();
  const format = useFormat();
  const pathOf = useGamePath();
  return (
    <Grid columns={{ base: 1, md: 2, lg: LINE }} gap="md">
      {wins.map(({ winner, game }) => (
        <Card key={keyOf({ winner, game })} padding="sm">
          <Inline gap="md" align="center" flexWrap="nowrap">
            <WinPicture game={game} size="thumb" />
            <Stack gap="xxs">
              <Text weight="bold" numeric>
                {format.money(hundredthsOf(winner.amount), winner.currencyCode)}
              </Text>
              <Text size="sm" tone="muted">
                {text('site.home.winner', { name: winner.playerName, when: format.relative(winner.wonAt) })}
              </Text>
              <Link href={pathOf(game)} tone="plain">
                {game.name}
              </Link>
            </Stack>
          </Inline>
        </Card>
      ))}
    </Grid>
  );
}
