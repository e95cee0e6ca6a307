import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Trophy } from 'lucide-react';
import { Card, Grid, Section, Skeleton } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { latestWinnersQuery } from '@baize/wallet';

// No page shows wins before scripts have fetched them, so the first screen has only their place.
const RecentWinners = lazy(() => import('./RecentWinners.tsx').then((part) => ({ default: part.RecentWinners })));

const SHOWN = 6;
/** Often there are no more wins of the day than one line. */
const WAITING = 3;

/** The ledger's latest wins (B§3 winner item); player names are masked. Without any, the section is left out. */
export function WinnersList() {
  const text = useText();
  const { currency } = useSite().market.market;
  const { data, isPending } = useQuery(latestWinnersQuery(currency));
  const waiting = (
    <Section title={text('site.home.winners')} icon={Trophy} busy>
      <Grid columns={{ base: 1, md: 2, lg: 3 }} gap="md">
        {Array.from({ length: WAITING }, (_, index) => (
          <Card key={index} padding="sm">
            <Skeleton lines={3} />
          </Card>
        ))}
      </Grid>
    </Section>
  );
  if (isPending) return waiting;
  return data?.length ? (
    <Suspense fallback={waiting}>
      <RecentWinners winners={data} most={SHOWN} />
    </Suspense>
  ) : null;
}
