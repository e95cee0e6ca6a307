import { useText } from '@baize/i18n';
import { Heading, Stack } from '@baize/ui';

/** First screen of the domain. */
export function AccountHome() {
  const text = useText('account');
  return (
    <Stack>
      <Heading level={1}>{text('account.home.title')}</Heading>
    </Stack>
  );
}
