import { Button } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath, useOverlay } from '@baize/shell';
import type { Lobby } from './lobby-of.ts';

/**
 * What a visitor can do about a game that needs a login: log in, join, or go to the lobby.
 * @param props.lobby the game's
 */
export function LoginChoices({ lobby }: { readonly lobby: Lobby }) {
  const text = useText();
  const toPath = useLocalePath();
  const [, openOverlay] = useOverlay();
  return (
    <>
      <Button onClick={() => openOverlay('auth.login')}>{text('site.header.logIn')}</Button>
      <Button variant="secondary" onClick={() => openOverlay('auth.signUp')}>
        {text('site.header.join')}
      </Button>
      <Button variant="ghost" href={toPath(lobby.path)}>
        {lobby.label}
      </Button>
    </>
  );
}
