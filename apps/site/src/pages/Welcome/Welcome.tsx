import { Button, Card, Heading, Inline, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useLocalePath, useOverlay, usePageHead } from '@baize/shell';
import { Home } from '../Home/Home.tsx';

/**
 * `welcome-to-{brand}` (A§2): the home page for a first visit, with a greeting above it. Search engines index the home
 * address.
 */
export function Welcome() {
  const text = useText();
  const toPath = useLocalePath();
  const session = useSession();
  const [, openOverlay] = useOverlay();
  const { brand } = useSite();
  usePageHead({ title: text('site.home.welcome', { brand: brand.config.name }), canonical: '' });
  return (
    <Stack gap="lg">
      <Card tone="brand" as="section">
        <Inline gap="md" justify="between">
          <Stack gap="xs">
            <Heading level={2} size="h3">
              {text('site.home.welcome', { brand: brand.config.name })}
            </Heading>
            <Text tone="muted">{text('site.home.welcomeText')}</Text>
          </Stack>
          <Inline gap="sm">
            {session ? (
              <Button href={toPath('online-casino')}>{text('site.problem.games')}</Button>
            ) : (
              <>
                <Button href={toPath('signup')}>{text('site.header.join')}</Button>
                <Button variant="secondary" onClick={() => openOverlay('auth.login')}>
                  {text('site.header.logIn')}
                </Button>
              </>
            )}
          </Inline>
        </Inline>
      </Card>
      <Home />
    </Stack>
  );
}
