import { useLocation } from 'react-router-dom';
import { Card, Heading, Link, Stack } from '@baize/ui';
import { useText, useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { LIMITS_PATHS } from '../paths.ts';
import { Remaining } from './Remaining.tsx';

/** What the player's limits leave, beside the pages about money. The limits page itself says it above its details. */
export function RailLimits() {
  // The page beside it may belong to another domain.
  const ready = useTranslationNamespace('limits');
  const text = useText('limits');
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const playerId = useSession()?.playerId ?? '';
  const page = toPath(LIMITS_PATHS.limits);
  if (!ready || pathname === page) return null;
  return (
    <Card padding="md">
      <Stack gap="md">
        <Heading level={2} size="h5">
          {text('limits.glance.title')}
        </Heading>
        <Remaining kind="deposit" playerId={playerId} />
        <Remaining kind="spend" playerId={playerId} />
        <Link href={page}>{text('limits.title')}</Link>
      </Stack>
    </Card>
  );
}
