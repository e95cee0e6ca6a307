import { useText } from '@baize/i18n';
import { Heading, Stack } from '@baize/ui';

/** First screen of the domain. */
export function SupportHome() {
  const text = useText('support');
  return (
    <Stack>
      <Heading level={1}>{text('support.home.title')}</Heading>
    </Stack>
  );
}
