import { useQuery } from '@tanstack/react-query';
import { CloudOff, RotateCcw, Trophy } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import type { SportsbookContextBody } from '@baize/contracts/sportsbook';
import { Button, EmptyState, Heading, Skeleton, Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useLocalePath } from '@baize/shell';
import { contextQuery } from '../../api/context.ts';
import * as css from './Sportsbook.css.ts';

const PHONE = '(max-width: 767px)';
const watch = (onChange: () => void) => {
  const media = matchMedia(PHONE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Sports betting in the vendor's frame. */
export function Sportsbook() {
  const { category, region, competition, event } = useParams<'category' | 'region' | 'competition' | 'event'>();
  return (
    <VendorFrame product="sportsbook" title="sportsbook.title" deepLinking={{ category, region, competition, event }} />
  );
}

/** Virtual sports in the vendor's frame. */
export function Virtuals() {
  return <VendorFrame product="virtuals" title="sportsbook.virtuals.title" deepLinking={{}} />;
}

interface VendorFrameProps extends Pick<SportsbookContextBody, 'product' | 'deepLinking'> {
  /** Key of the heading. */
  readonly title: string;
}

/** The sportsbook's frame, or an explanation with links if it does not respond. */
function VendorFrame({ product, title, deepLinking }: VendorFrameProps) {
  const text = useText('sportsbook');
  const errorText = useErrorText('sportsbook');
  const toPath = useLocalePath();
  const session = useSession();
  const phone = useSyncExternalStore(
    watch,
    () => matchMedia(PHONE).matches,
    () => false,
  );
  const context = useQuery(
    contextQuery({ product, platform: phone ? 'mobile' : 'desktop', deepLinking }, session?.playerId ?? null),
  );
  const closed = context.data?.iframeUrl === null;
  const frame = context.data?.iframeUrl ?? null;
  return (
    <Stack gap="lg">
      <Heading level={1}>{text(title)}</Heading>
      {context.isPending && (
        <div className={css.frame} role="status" aria-label={text('sportsbook.loading')}>
          <Skeleton shape="fill" />
        </div>
      )}
      {frame !== null && <iframe className={css.frame} src={frame} title={text(title)} />}
      {(closed || context.isError) && (
        <EmptyState
          icon={closed ? Trophy : CloudOff}
          tone={closed ? 'brand' : 'negative'}
          title={closed ? text('error.sportsbook.unavailable') : errorText(context.error)}
          actions={
            <>
              <Button href={toPath('online-casino')}>{text('sportsbook.toCasino')}</Button>
              <Button
                variant="secondary"
                icon={RotateCcw}
                loading={context.isRefetching}
                onClick={() => void context.refetch()}
              >
                {text('sportsbook.tryAgain')}
              </Button>
            </>
          }
        >
          {text(closed ? 'sportsbook.closedText' : 'sportsbook.failedText')}
        </EmptyState>
      )}
    </Stack>
  );
}
