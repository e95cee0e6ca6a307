import { lazy, Suspense, useEffect, useState } from 'react';
import { Gauge, Spade, Wallet } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, List, Stack, Text } from '@baize/ui';
import { AUTH_PATHS } from '@baize/auth';
import { GAME_PATHS } from '@baize/games';
import { useText } from '@baize/i18n';
import { LIMITS_PATHS } from '@baize/limits';
import { useSession, useSite } from '@baize/session';
import { breakOf, useLocalePath, useOverlay, useProfile } from '@baize/shell';
import { useDepositOpens, WALLET_PATHS } from '@baize/wallet';
import { rememberWelcomed, wasWelcomed } from './welcomed.ts';

const Modal = lazy(() => import('@baize/ui/Modal').then((module) => ({ default: module.Modal })));

/**
 * A§2 welcome modal: greets a player at their first login, once per browser, and says what is worth knowing before
 * playing. Players who have just signed up have already been welcomed by the last step of the sign-up.
 */
export function WelcomeDialog() {
  const text = useText();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { brand } = useSite();
  const session = useSession();
  const { data: profile } = useProfile();
  const [overlay] = useOverlay();
  const deposit = useDepositOpens();
  const [closed, setClosed] = useState(false);
  const playerId =
    session !== null && profile?.firstLogin === true && breakOf(profile) === null ? profile.playerId : null;
  const fromSignUp = pathname.startsWith(toPath(AUTH_PATHS.signUp));
  useEffect(() => {
    if (playerId !== null && fromSignUp) rememberWelcomed(playerId);
  }, [playerId, fromSignUp]);
  const open = playerId !== null && !fromSignUp && !closed && overlay === null && !wasWelcomed(playerId);
  if (!open) return null;
  const close = () => {
    rememberWelcomed(playerId);
    setClosed(true);
  };
  const go = (path: string) => {
    close();
    void navigate(toPath(path));
  };
  return (
    <Suspense fallback={null}>
      <Modal
        open
        onClose={close}
        size="sm"
        title={text('site.welcome.title', { name: profile?.firstName ?? '' })}
        footer={
          <Stack gap="sm">
            <Button fullWidth icon={Gauge} onClick={() => go(LIMITS_PATHS.limits)}>
              {text('site.welcome.setLimits')}
            </Button>
            <Button fullWidth variant="secondary" onClick={close}>
              {text('site.welcome.later')}
            </Button>
          </Stack>
        }
      >
        <Stack gap="md">
          <Text>{text('site.welcome.text', { brand: brand.config.name })}</Text>
          <List
            items={[
              {
                id: 'limits',
                icon: Gauge,
                title: text('site.welcome.limits'),
                hint: text('site.welcome.limitsText'),
                onClick: () => go(LIMITS_PATHS.limits),
              },
              {
                id: 'games',
                icon: Spade,
                title: text('site.welcome.games'),
                hint: text('site.welcome.gamesText'),
                onClick: () => go(GAME_PATHS.casino),
              },
              ...(deposit
                ? [
                    {
                      id: 'deposit',
                      icon: Wallet,
                      title: text('site.welcome.deposit'),
                      hint: text('site.welcome.depositText'),
                      onClick: () => go(WALLET_PATHS.deposit),
                    },
                  ]
                : []),
            ]}
          />
        </Stack>
      </Modal>
    </Suspense>
  );
}
