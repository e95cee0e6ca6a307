import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Card, Chip, Grid, Inline, Link, Picture, Section, Skeleton, Stack, Table, Text } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import type { Winner } from '@baize/contracts/winners';
import { hundredthsOf } from '@baize/kernel';
import { gamesByIdsQuery, useGamePath, useLobbyScope } from '@baize/games';
import { contentUrl, serverNow } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useChannel } from '@baize/shell';
import { topWinnersQuery } from '@baize/wallet';
import { recentWins, varied } from './recent-wins.ts';

const LINE = 3;
const THUMB = 64;
const ICON = 32;

/**
 * The wins of the last day with their games, newest first, or the largest of the week; none of those whose game is
 * unknown here.
 */
export function RecentWinners({ winners, most }: { readonly winners: readonly Winner[]; readonly most: number }) {
  const text = useText();
  const format = useFormat();
  const pathOf = useGamePath();
  const { brand } = useSite();
  // Brands with banded tables show results in a table; a phone has no room for columns.
  const listed = useChannel() === 'web' && brand.layout.table === 'striped';
  const { currency } = useSite().market.market;
  const [chosen, choose] = useState<'latest' | 'top' | null>(null);
  const today = recentWins(winners, serverNow());
  // A quiet day shows the week's wins rather than a lonely one.
  const kind = chosen ?? (today.length < LINE ? 'top' : 'latest');
  const top = useQuery({ ...topWinnersQuery(currency), enabled: kind === 'top' });
  const title = text(kind === 'top' ? 'site.home.topWinners' : 'site.home.winners');
  const recent = kind === 'top' ? varied(top.data ?? []) : today;
  const games = useQuery(gamesByIdsQuery(useLobbyScope(), [...new Set(recent.map(({ gameId }) => gameId))]));
  const section = (list: ReactNode) => (
    <Section
      title={title}
      icon={Trophy}
      end={
        <Inline gap="xs">
          {(['latest', 'top'] as const).map((each) => (
            <Chip key={each} shape="pill" selected={kind === each} onClick={() => choose(each)}>
              {text(`site.home.winners.${each}`)}
            </Chip>
          ))}
        </Inline>
      }
    >
      {list}
    </Section>
  );
  const shown = recent
    .flatMap((winner) => {
      const game = games.data?.find((entry) => entry.id === winner.gameId);
      return game ? [{ winner, game }] : [];
    })
    .slice(0, most);
  // Full rows of three, so that wide windows show no gap.
  if (shown.length > LINE) shown.length -= shown.length % LINE;
  if (shown.length === 0 && chosen === null) return null;
  if (shown.length === 0)
    return section(
      <Grid columns={{ base: 1, md: 2, lg: 3 }} gap="md">
        {top.isFetching || games.isFetching ? (
          Array.from({ length: LINE }, (_, index) => (
            <Card key={index} padding="sm">
              <Skeleton lines={3} />
            </Card>
          ))
        ) : (
          <Text tone="muted">{text(top.isError ? 'error.service_unavailable' : 'site.home.topWinnersNone')}</Text>
        )}
      </Grid>,
    );
  if (listed) {
    return section(
      <Table
        label={title}
        rows={shown}
        rowKey={({ winner }) => `${winner.wonAt}${winner.gameId}`}
        columns={[
          {
            id: 'game',
            label: text('site.home.winnerGame'),
            render: ({ game }) => (
              <Inline gap="sm" align="center" flexWrap="nowrap">
                <Picture
                  src={contentImageUrl(contentUrl(), game.images['1x'] ?? '', IMAGE_SIZES.tile1x)}
                  width={ICON}
                  height={ICON}
                  box="markSmall"
                  colour={game.color}
                  alt=""
                />
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
      />,
    );
  }
  return section(
    <Grid columns={{ base: 1, md: 2, lg: 3 }} gap="md">
      {shown.map(({ winner, game }) => {
        return (
          <Card key={`${winner.wonAt}${winner.gameId}`} padding="sm">
            <Inline gap="md" align="center" flexWrap="nowrap">
              <Picture
                src={contentImageUrl(contentUrl(), game.images['1x'] ?? '', IMAGE_SIZES.tile1x)}
                width={THUMB}
                height={THUMB}
                box="thumb"
                colour={game.color}
                alt=""
              />
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
        );
      })}
    </Grid>,
  );
}
