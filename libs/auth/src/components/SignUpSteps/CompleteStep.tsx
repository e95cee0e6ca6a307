import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { PartyPopper } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Alert, Button, EmptyState, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import {
  broughtBy,
  decideAccess,
  pathAfterLogin,
  readLoginOrigin,
  recordEvent,
  rememberLoginOrigin,
  rememberWelcomed,
  useLocalePath,
  useOverlay,
  useVisitor,
} from '@baize/shell';
import { signUpAtom } from '../../state/sign-up.ts';

/**
 * Last step: welcome and next steps. If the automatic login failed, the player logs in by hand.
 * @param onGoOn closes the popup; it lies over the page where the player goes on, so nothing is opened
 */
export function CompleteStep({ onGoOn }: { readonly onGoOn?: (() => void) | undefined }) {
  const text = useText('auth');
  const session = useSession();
  const toPath = useLocalePath();
  const [, openOverlay] = useOverlay();
  const { details, playerId } = useAtomValue(signUpAtom);
  const { brand } = useSite();
  // An account can be suspended from its first day because of another brand of the licensee.
  const deposit = decideAccess(['notOnBreak', 'notRiskPayout', 'notSuspended'], useVisitor()).kind !== 'redirect';
  // The page where they decided to join (A§2).
  const [before] = useState(() =>
    pathAfterLogin({
      origin: readLoginOrigin(),
      home: toPath(''),
      redirectAllowed: brand.config.switches.allowRedirectAfterLogin,
    }),
  );
  const [search] = useSearchParams();
  const [bonusCode] = useState(() => broughtBy(search).bonusCode ?? readLoginOrigin()?.bonusCode ?? null);
  useEffect(() => recordEvent({ name: 'sign-up-complete' }), []);
  // This is the welcome of A§2; the first page does not open a second one.
  useEffect(() => {
    if (playerId !== null) rememberWelcomed(playerId);
  }, [playerId]);
  return (
    <EmptyState icon={PartyPopper} title={text('auth.complete.title', { name: details?.firstName ?? '' })}>
      <Stack gap="md">
        <Text tone="muted">{text('auth.complete.text')}</Text>
        {session ? (
          <>
            {deposit && (
              <Button size="lg" fullWidth href={toPath('my-account/banking/deposit')}>
                {text('auth.complete.deposit')}
              </Button>
            )}
            {deposit && bonusCode !== null && (
              <Button
                size="lg"
                fullWidth
                variant="secondary"
                href={`${toPath('my-account/bonus-code')}?bonusCode=${bonusCode}`}
              >
                {text('auth.complete.code', { code: bonusCode })}
              </Button>
            )}
            {onGoOn ? (
              <Button size="lg" fullWidth variant="secondary" onClick={onGoOn}>
                {text('auth.complete.goOn')}
              </Button>
            ) : before === toPath('') ? (
              <Button size="lg" fullWidth variant="secondary" href={toPath('online-casino')}>
                {text('auth.complete.explore')}
              </Button>
            ) : (
              <Button size="lg" fullWidth variant="secondary" href={before} onClick={() => rememberLoginOrigin(null)}>
                {text('auth.complete.goOn')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Alert tone="info" title={text('auth.complete.logInByHand')} />
            <Button size="lg" fullWidth onClick={() => openOverlay('auth.login')}>
              {text('auth.logIn')}
            </Button>
          </>
        )}
      </Stack>
    </EmptyState>
  );
}
