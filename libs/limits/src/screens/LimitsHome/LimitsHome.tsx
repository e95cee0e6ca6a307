import { useText } from '@baize/i18n';
import { Heading, Stack } from '@baize/ui';

/** First screen of the domain. */
export function LimitsHome() {
  const text = useText('limits');
  return (
    <Stack>
      <Heading level={1}>{text('limits.home.title')}</Heading>
    </Stack>
  );
}
