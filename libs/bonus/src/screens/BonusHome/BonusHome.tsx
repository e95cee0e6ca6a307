import { useText } from '@baize/i18n';
import { Heading, Stack } from '@baize/ui';

/** First screen of the domain. */
export function BonusHome() {
  const text = useText('bonus');
  return (
    <Stack>
      <Heading level={1}>{text('bonus.home.title')}</Heading>
    </Stack>
  );
}
