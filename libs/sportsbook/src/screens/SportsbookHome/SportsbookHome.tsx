import { useText } from '@baize/i18n';
import { Heading, Stack } from '@baize/ui';

/** First screen of the domain. */
export function SportsbookHome() {
  const text = useText('sportsbook');
  return (
    <Stack>
      <Heading level={1}>{text('sportsbook.home.title')}</Heading>
    </Stack>
  );
}
