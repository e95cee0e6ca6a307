import { useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { Button, NoticeBar, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useConsent } from '@baize/shell';
import { updateAtom } from './update.ts';

/**
 * Says that a newer version of the site is ready. The player chooses when to reload, because a reload ends a game. In a
 * game it waits, because it would cover the game's buttons on a phone. The cookie notice comes first.
 */
export function UpdateNotice() {
  const text = useText();
  const [update, setUpdate] = useAtom(updateAtom);
  const { consent } = useConsent();
  const { pathname } = useLocation();
  // A game's address is its slug's, or its provider's below a lobby (B§2).
  const isInGame = pathname.includes('/play/');
  if (!update || !consent || isInGame) return null;
  return (
    <NoticeBar
      title={text('site.update.title')}
      choices={
        <>
          <Button variant="secondary" onClick={() => setUpdate(null)}>
            {text('site.update.later')}
          </Button>
          <Button onClick={update.change}>{text('site.update.now')}</Button>
        </>
      }
    >
      <Text size="sm">{text('site.update.text')}</Text>
    </NoticeBar>
  );
}
