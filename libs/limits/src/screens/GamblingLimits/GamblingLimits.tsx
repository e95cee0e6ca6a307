import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, EmptyState, Grid, Heading, Link, SectionPage, Stack, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { identityRefused, useSession, useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { ActivityTimer } from '../../components/ActivityTimer.tsx';
import { Breaks } from '../../components/Breaks.tsx';
import { Glance } from '../../components/Glance.tsx';
import { LimitGroup } from '../../components/LimitGroup.tsx';

/** Gambling limits (A§2, A§4): the player's own limits, breaks, and where to find help. */
export function GamblingLimits() {
  const text = useText('limits');
  const format = useFormat();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const { legal, brand } = useSite();
  const playerId = useSession()?.playerId ?? '';
  const [begun, setBegun] = useState<{ readonly kind: 'timeout' | 'exclusion'; readonly until: string | null } | null>(
    null,
  );
  if (begun) {
    const leave = () => {
      void navigate(toPath(''));
      // The API has ended the session. This saves waiting for the next call to find out.
      identityRefused();
    };
    return (
      <SectionPage title={text('limits.title')}>
        <EmptyState
          icon={HeartHandshake}
          tone="brand"
          title={text(begun.kind === 'timeout' ? 'limits.begun.title' : 'limits.begun.title.exclusion')}
          actions={<Button onClick={leave}>{text('limits.begun.leave')}</Button>}
        >
          <Text>
            {begun.until === null
              ? text('limits.begun.forever')
              : text('limits.begun.until', { date: format.dateTime(begun.until) })}
          </Text>
          <Text tone="muted">{text('limits.ask.money', { email: brand.config.contact.supportEmail })}</Text>
        </EmptyState>
      </SectionPage>
    );
  }
  return (
    <SectionPage title={text('limits.title')}>
      <Text tone="muted" measure>
        {text('limits.lead')}
      </Text>
      <Glance playerId={playerId} />
      <Grid columns={{ base: 1, md: 2 }} gap={{ base: 'md', lg: 'lg' }}>
        <LimitGroup kind="deposit" playerId={playerId} />
        <LimitGroup kind="spend" playerId={playerId} />
      </Grid>
      <ActivityTimer playerId={playerId} />
      <Breaks onBegun={(kind, until) => setBegun({ kind, until })} />
      <Stack gap="sm">
        <Heading level={2} size="h4">
          {text('limits.help.title')}
        </Heading>
        {legal.gambling !== undefined && <Text measure>{legal.gambling}</Text>}
        <Link href={toPath('responsible-gambling')}>{text('limits.help.more')}</Link>
      </Stack>
    </SectionPage>
  );
}
