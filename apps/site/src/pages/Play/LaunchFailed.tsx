import { RotateCcw } from 'lucide-react';
import { Button, EmptyState } from '@baize/ui';
import { ACCOUNT_PATHS } from '@baize/account';
import { CONTENT_PATHS } from '@baize/content';
import { useText } from '@baize/i18n';
import { useErrorText, useLocalePath } from '@baize/shell';
import type { LaunchRefusal } from './launch-refusal.ts';
import type { Lobby } from './lobby-of.ts';
import { LoginChoices } from './LoginChoices.tsx';

export interface LaunchFailedProps {
  /** Null for a game that was launched, and then failed or never answered. */
  readonly refusal: LaunchRefusal | null;
  readonly error: Error | null;
  /** Play money has no stake to speak of. */
  readonly isPlayer: boolean;
  readonly lobby: Lobby;
  /** Null where the player cannot deposit. */
  readonly depositPath: string | null;
  readonly onRetry: () => void;
}

/** Says why a game does not open, and offers what helps. */
export function LaunchFailed({ refusal, error, isPlayer, lobby, depositPath, onRetry }: LaunchFailedProps) {
  const text = useText();
  const errorText = useErrorText();
  const toPath = useLocalePath();
  const verification = toPath(ACCOUNT_PATHS.verification);
  if (refusal?.isOnlyReal) return <OnlyReal refusal={refusal} error={error} lobby={lobby} />;
  const isFinal = refusal?.isFinal === true;
  const needsBalance = refusal?.needsBalance === true;
  const needsDocuments = refusal?.documents === 'needed';
  const needsSupport = refusal?.needsSupport === true;
  return (
    <EmptyState
      level={2}
      tone="negative"
      scene={refusal === null || refusal.isUnreachable ? 'dark' : 'locked'}
      title={refusal === null ? text('site.play.silent') : refusal.titleKey ? text(refusal.titleKey) : errorText(error)}
      actions={
        <>
          {needsBalance && depositPath !== null && <Button href={depositPath}>{text('site.header.deposit')}</Button>}
          {needsDocuments && <Button href={verification}>{text('shell.documents.send')}</Button>}
          {needsSupport && <Button href={toPath(CONTENT_PATHS.contact)}>{text('site.footer.helpLink')}</Button>}
          {!isFinal && (
            <Button variant={needsBalance ? 'secondary' : 'primary'} icon={RotateCcw} onClick={onRetry}>
              {text('shell.tryAgain')}
            </Button>
          )}
          <Button
            variant={isFinal && !needsDocuments && !needsSupport ? 'primary' : 'secondary'}
            href={toPath(lobby.path)}
          >
            {lobby.label}
          </Button>
          {refusal?.documents === 'review' && (
            <Button variant="secondary" href={verification}>
              {text('shell.documents.page')}
            </Button>
          )}
        </>
      }
    >
      {/* The texts about documents say it themselves. */}
      {isPlayer && !refusal?.documents && (
        <>
          {text('site.play.noStake')}
          <br />
        </>
      )}
      {refusal === null ? text('site.play.silentText') : refusal.nextStepKey !== null && text(refusal.nextStepKey)}
    </EmptyState>
  );
}

/** Asks a visitor to log in for a game that is not open for play money. */
function OnlyReal({
  refusal,
  error,
  lobby,
}: { readonly refusal: LaunchRefusal } & Pick<LaunchFailedProps, 'error' | 'lobby'>) {
  const text = useText();
  const errorText = useErrorText();
  return (
    <EmptyState
      level={2}
      scene="locked"
      title={refusal.isAgeFirst ? text('site.play.ageFirst.title') : errorText(error)}
      actions={<LoginChoices lobby={lobby} />}
    >
      {text(refusal.isAgeFirst ? 'site.play.ageFirst.text' : 'site.play.onlyReal')}
    </EmptyState>
  );
}
