import { lazy, Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { OctagonPause } from 'lucide-react';
import { Alert, Button, Stack, Text } from '@baize/ui';
import { startCooling } from '@baize/contracts/market-law';
import { call } from '@baize/http';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { useBreakStart } from '../state/use-break-start.ts';

const Question = lazy(() => import('@baize/ui/Dialog').then((module) => ({ default: module.Dialog })));

/**
 * Ruling 22: one press and a short confirmation exclude the player for 24 hours (A§4 start-cooling). A game leaves full
 * screen first.
 */
export function PanicButton() {
  const text = useText();
  const errorText = useErrorText();
  const onStarted = useBreakStart();
  const [asked, setAsked] = useState(false);
  const stop = useMutation({
    mutationFn: () => call(startCooling),
    async onSuccess({ until }) {
      setAsked(false);
      await onStarted({ kind: 'timeout', until });
    },
  });
  const ask = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    setAsked(true);
  };
  return (
    <>
      <Button size="sm" variant="danger" icon={OctagonPause} onClick={ask}>
        {text('limits.frame.panic.open')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <Question
            open
            danger
            title={text('limits.frame.panic.title')}
            confirmLabel={text('limits.frame.panic.confirm')}
            cancelLabel={text('limits.frame.panic.cancel')}
            loading={stop.isPending}
            onConfirm={() => {
              if (!stop.isPending) stop.mutate();
            }}
            onCancel={() => {
              if (!stop.isPending) {
                stop.reset();
                setAsked(false);
              }
            }}
          >
            <Stack gap="md">
              {stop.isError && <Alert live tone="negative" title={errorText(stop.error)} />}
              <Text>{text('limits.frame.panic.text')}</Text>
            </Stack>
          </Question>
        </Suspense>
      )}
    </>
  );
}
