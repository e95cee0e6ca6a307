import { ErrorScreen } from '@baize/ui';
import type { GameEntry } from '@baize/games';
import { useText } from '@baize/i18n';
import { usePageHead } from '@baize/shell';
import type { LaunchRefusal } from './launch-refusal.ts';
import type { Lobby } from './lobby-of.ts';
import { LoginChoices } from './LoginChoices.tsx';

export interface TableLoginProps {
  readonly game: GameEntry;
  readonly lobby: Lobby;
  /** Ruling 21: the law asks for a verified age before any game opens. */
  readonly isAgeFirst: LaunchRefusal['isAgeFirst'];
}

/**
 * The access-error page (ruling 4) at a table's own address. It says which table it is and why that needs a login: the
 * text for other pages calls them a part of the account.
 */
export function TableLogin({ game, lobby, isAgeFirst }: TableLoginProps) {
  const text = useText();
  const title = isAgeFirst ? text('site.play.ageFirst.title') : text('site.play.table.title', { name: game.name });
  usePageHead({ title, noindex: true });
  return (
    <ErrorScreen scene="locked" code="401" title={title} actions={<LoginChoices lobby={lobby} />}>
      {isAgeFirst
        ? text('site.play.ageFirst.text')
        : text('site.play.table.text', { name: game.name, studio: game.providerTitle })}
    </ErrorScreen>
  );
}
