import { useSearchParams } from 'react-router-dom';
import { Button, Card, Heading, Link, PageColumn, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath, usePageHead } from '@baize/shell';

/** Who closed the account, if the refused login said so. */
const DECIDED_BY: Readonly<Record<string, 'player' | 'operator'>> = { PLAYER: 'player', OPERATOR: 'operator' };

/** A closed account (A§2): who decided, what is still possible, and who to contact. */
export function ClosedAccount() {
  const text = useText();
  const toPath = useLocalePath();
  const { brand } = useSite();
  const [query] = useSearchParams();
  const email = brand.config.contact.supportEmail;
  usePageHead({ title: text('site.closed.title'), noindex: true });
  return (
    <PageColumn width="text" top="none">
      <Stack gap="lg">
        <Stack gap="sm">
          <Heading level={1} size="h2">
            {text('site.closed.title')}
          </Heading>
          <Text>{text(`site.closed.by.${DECIDED_BY[query.get('by') ?? ''] ?? 'either'}`)}</Text>
        </Stack>
        <Card padding="lg">
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={2} size="h4">
                {text('site.closed.money.title')}
              </Heading>
              <Text>
                {text('site.closed.money.text')} <Link href={`mailto:${email}`}>{email}</Link>
              </Text>
            </Stack>
            <Stack gap="xs">
              <Heading level={2} size="h4">
                {text('site.closed.back.title')}
              </Heading>
              <Text>{text('site.closed.back.text')}</Text>
            </Stack>
            <Button fullWidth href={`mailto:${email}`}>
              {text('site.closed.write')}
            </Button>
          </Stack>
        </Card>
        <Stack gap="xs">
          <Heading level={2} size="h4">
            {text('site.closed.help.title')}
          </Heading>
          <Text>
            {text('site.closed.help.text')}{' '}
            <Link href={toPath('responsible-gambling')}>{text('site.closed.help.link')}</Link>
          </Text>
        </Stack>
      </Stack>
    </PageColumn>
  );
}
