import { Grid, Heading, Inline, Link, SectionPage, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useBreak, useLocalePath } from '@baize/shell';
import { ActivityTimer } from '../../components/ActivityTimer.tsx';
import { Breaks } from '../../components/Breaks.tsx';
import { Glance } from '../../components/Glance.tsx';
import { LimitGroup } from '../../components/LimitGroup.tsx';

/** Gambling limits (A§2, A§4): the player's own limits, breaks, and where to find help. */
export function GamblingLimits() {
  const text = useText('limits');
  const toPath = useLocalePath();
  const { legal } = useSite();
  const playerId = useSession()?.playerId ?? '';
  const held = useBreak();
  return (
    <SectionPage title={text('limits.title')}>
      <Text tone="muted" measure>
        {text('limits.lead')}
      </Text>
      <Glance playerId={playerId} />
      {held !== null && <Text measure>{text(`limits.held.${held.kind}`)}</Text>}
      <Grid columns={{ base: 1, md: 2 }} gap={{ base: 'md', lg: 'lg' }}>
        <LimitGroup kind="deposit" playerId={playerId} />
        <LimitGroup kind="spend" playerId={playerId} />
      </Grid>
      <ActivityTimer playerId={playerId} />
      <Breaks />
      <Stack gap="sm">
        <Heading level={2} size="h4">
          {text('limits.help.title')}
        </Heading>
        {legal.gambling !== undefined && <Text measure>{legal.gambling}</Text>}
        <Inline gap="md">
          {/* Also for a brand without the link to help (A§1): the text above offers to talk. */}
          <Link href={toPath('contact-live-chat')}>{text('site.footer.helpLink')}</Link>
          <Link href={toPath('responsible-gambling')}>{text('limits.help.more')}</Link>
        </Inline>
      </Stack>
    </SectionPage>
  );
}
