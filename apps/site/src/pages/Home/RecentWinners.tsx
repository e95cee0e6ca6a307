import { Trophy } from 'lucide-react';
import { Card, Chip, Grid, Inline, Section, Skeleton, Text } from '@baize/ui';
import type { Winner } from '@baize/contracts/winners';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useChannel } from '@baize/shell';
import { LINE, useWinsShown } from './use-wins-shown.ts';
import { WinnersCards } from './WinnersCards.tsx';
import { WinnersTable } from './WinnersTable.tsx';

/** The wins of the last day or the largest of the week, as the visitor chooses. */
export function RecentWinners({ winners, most }: { readonly winners: readonly Winner[]; readonly most: number }) {
  const text = useText();
  const { brand } = useSite();
  // Brands with banded tables show results in a table; a phone has no room for columns.
  const isTable = useChannel() === 'web' && brand.layout.table === 'striped';
  const { kind, isChosen, choose, shown, isFetching, isError } = useWinsShown(winners, most);
  const title = text(kind === 'top' ? 'site.home.topWinners' : 'site.home.winners');
  if (shown.length === 0 && !isChosen) return null;
  return (
    <Section
      title={title}
      icon={Trophy}
      wraps
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
      {shown.length === 0 ? (
        <Grid columns={{ base: 1, md: 2, lg: LINE }} gap="md">
          {isFetching ? (
            Array.from({ length: LINE }, (_, index) => (
              <Card key={index} padding="sm">
                <Skeleton lines={3} />
              </Card>
            ))
          ) : (
            <Text tone="muted">{text(isError ? 'error.service_unavailable' : 'site.home.topWinnersNone')}</Text>
          )}
        </Grid>
      ) : isTable ? (
        <WinnersTable label={title} wins={shown} />
      ) : (
        <WinnersCards wins={shown} />
      )}
    </Section>
  );
}
