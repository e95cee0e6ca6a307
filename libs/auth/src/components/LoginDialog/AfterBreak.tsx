import { Alert, Button, Stack, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';

export interface AfterBreakProps {
  /** When the break ended. */
  readonly endedAt: string;
  readonly loading: boolean;
  /** Why the cooling-off could not start; null: nothing to say. */
  readonly error: unknown;
  readonly onCool: () => void;
  readonly onGoOn: () => void;
}

/** The first login after a break: another day away, or on to the site (A§4 start-cooling). */
export function AfterBreak({ endedAt, loading, error, onCool, onGoOn }: AfterBreakProps) {
  const text = useText('auth');
  const errorText = useErrorText('auth');
  const format = useFormat();
  return (
    <Stack gap="md">
      {error !== null && <Alert live tone="negative" title={errorText(error)} />}
      <Text>{text('auth.afterBreak.text', { date: format.dateTime(endedAt) })}</Text>
      <Text tone="muted">{text('auth.afterBreak.day')}</Text>
      <Button size="lg" fullWidth disabled={loading} onClick={onGoOn}>
        {text('auth.afterBreak.goOn')}
      </Button>
      <Button size="lg" fullWidth variant="secondary" loading={loading} onClick={onCool}>
        {text('auth.afterBreak.cool')}
      </Button>
    </Stack>
  );
}
