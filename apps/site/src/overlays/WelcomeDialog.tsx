import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, List, Stack, Text } from '@baize/ui';
import { AUTH_PATHS } from '@baize/auth';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import {
  breakOf,
  isOffered,
  rememberWelcomed,
  useLocalePath,
  useOverlay,
  useProfile,
  useVisitor,
  wasWelcomed,
} from '@baize/shell';
import { useWelcomeSuggestions } from './use-welcome-suggestions.ts';

const Modal = lazy(() => import('@baize/ui/Modal').then((module) => ({ default: module.Modal })));

/** A text of a module. Each suggestion is in the namespace of its own module. */
function ModuleText({ namespace, textKey }: { readonly namespace: string; readonly textKey: string }) {
  return useText(namespace)(textKey);
}

/**
 * A§2 welcome modal: greets a player at their first login, once per browser, and says what the modules find worth
 * knowing before playing. The last step of a sign-up is a welcome too, and remembers it.
 */
export function WelcomeDialog() {
  const text = useText();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { brand } = useSite();
  const session = useSession();
  const visitor = useVisitor();
  const { data: profile } = useProfile();
  const [overlay] = useOverlay();
  const [closed, setClosed] = useState(false);
  const playerId =
    session !== null && profile?.firstLogin === true && breakOf(profile) === null ? profile.playerId : null;
  const isSignUp = pathname.startsWith(toPath(AUTH_PATHS.signUp));
  const open = playerId !== null && !isSignUp && !closed && overlay === null && !wasWelcomed(playerId);
  const suggestions = useWelcomeSuggestions(open)?.filter(({ guards = [] }) => isOffered(guards, visitor));
  if (!open || !suggestions) return null;
  const main = suggestions.find(({ buttonKey }) => buttonKey !== undefined);
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
          <>
            <Button variant="secondary" onClick={close}>
              {text('site.welcome.later')}
            </Button>
            {main?.buttonKey !== undefined && (
              <Button icon={main.icon} onClick={() => go(main.path)}>
                <ModuleText namespace={main.namespace} textKey={main.buttonKey} />
              </Button>
            )}
          </>
        }
      >
        <Stack gap="md">
          <Text>{text('site.welcome.text', { brand: brand.config.name })}</Text>
          <List
            items={suggestions.map(({ id, icon, namespace, titleKey, textKey, path }) => ({
              id,
              icon,
              title: <ModuleText namespace={namespace} textKey={titleKey} />,
              hint: <ModuleText namespace={namespace} textKey={textKey} />,
              onClick: () => go(path),
            }))}
          />
        </Stack>
      </Modal>
    </Suspense>
  );
}
