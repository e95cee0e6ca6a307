import { Landmark } from 'lucide-react';
import { Button, EmptyState, Heading, Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath, useOverlay } from '@baize/shell';
import { AUTH_PATHS } from '../../paths.ts';

/**
 * Sign-up through a bank (A§2 `signup/pnp`). If no bank offers it, the page says so and links to the ordinary sign-up.
 */
export function PayAndPlay() {
  const text = useText('auth');
  const toPath = useLocalePath();
  const { brand } = useSite();
  const [, openOverlay] = useOverlay();
  return (
    <Stack gap="lg">
      <Heading level={1}>{text('auth.payAndPlay.title')}</Heading>
      <EmptyState
        icon={Landmark}
        title={text('auth.payAndPlay.notOffered')}
        actions={
          <>
            <Button href={toPath(AUTH_PATHS.signUp)}>{text('auth.join')}</Button>
            <Button variant="secondary" onClick={() => openOverlay('auth.login')}>
              {text('auth.logIn')}
            </Button>
          </>
        }
      >
        {text('auth.payAndPlay.text', { brand: brand.config.name })}
      </EmptyState>
    </Stack>
  );
}
