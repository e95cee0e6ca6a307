import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, CodeField, Form, Link, Text, TextField } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import type { LoginOutcome } from '../../model/login-outcome.ts';

export interface LoginCodeProps {
  readonly answer: (code: string) => Promise<LoginOutcome | null>;
  /** Called once the player is logged in, or with what the account's status refuses. */
  readonly onOutcome: (outcome: LoginOutcome | null) => void | Promise<void>;
  /** Leads back to email and password. */
  readonly onStartAgain: () => void;
}

/** What this step explains itself; anything else is about the account. */
const HERE = ['wrongCode', 'usedCode', 'maxAttempts', 'unauthorised', 'notFound', 'unreachable'] as const;
type Here = (typeof HERE)[number];
const isHere = (kind: LoginOutcome['kind']): kind is Here => (HERE as readonly string[]).includes(kind);

/**
 * The second step of a login: a code of the authenticator app, checked at its sixth digit, or a recovery code for a
 * player who has lost the phone.
 */
export function LoginCode({ answer, onOutcome, onStartAgain }: LoginCodeProps) {
  const text = useText('auth');
  const { brand } = useSite();
  const { supportEmail } = brand.config.contact;
  const [withRecovery, setWithRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Here | null>(null);
  const send = useMutation({
    mutationFn: async (typed: string) => {
      setFault(null);
      const outcome = await answer(typed);
      if (outcome !== null && isHere(outcome.kind)) {
        setFault(outcome.kind);
        // A recovery code is long, and can be corrected; an app's code is replaced by the next one.
        if (outcome.kind !== 'unreachable' && !withRecovery) setCode('');
        return;
      }
      await onOutcome(outcome);
    },
    onError: () => setFault('unreachable'),
  });
  const submit = (typed: string) => {
    if (typed.trim() !== '' && !send.isPending) send.mutate(typed);
  };
  const change = (next: string) => {
    setCode(next);
    if (next !== '') setFault(null);
  };
  const isOver = fault === 'unauthorised' || fault === 'notFound';
  const error =
    fault === 'wrongCode' || fault === 'usedCode'
      ? text(withRecovery ? 'auth.secondStep.wrongRecovery' : `auth.secondStep.${fault}`)
      : undefined;
  if (isOver)
    return (
      <Alert
        live
        tone="warning"
        title={text('auth.secondStep.over')}
        actions={
          <Button variant="secondary" size="sm" onClick={onStartAgain}>
            {text('auth.logIn')}
          </Button>
        }
      />
    );
  return (
    <Form busy={send.isPending} onSubmit={() => submit(code)}>
      {fault === 'maxAttempts' && <Alert live tone="negative" title={text('auth.secondStep.locked')} />}
      {fault === 'unreachable' && <Alert live tone="negative" title={text('error.service_unavailable')} />}
      <Text>
        {withRecovery
          ? text('auth.secondStep.recoveryText')
          : text('auth.secondStep.text', { brand: brand.config.name })}
      </Text>
      {withRecovery ? (
        <TextField
          key="recovery"
          name="recoveryCode"
          label={text('auth.secondStep.recoveryLabel')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          value={code}
          onChange={(event) => change(event.target.value)}
          error={error}
        />
      ) : (
        <CodeField
          key="app"
          name="code"
          label={text('auth.secondStep.label')}
          value={code}
          onChange={change}
          onComplete={submit}
          autoFocus
          readOnly={send.isPending}
          error={error}
        />
      )}
      <Button type="submit" size="lg" fullWidth loading={send.isPending} disabled={!withRecovery && code.length < 6}>
        {text('auth.logIn')}
      </Button>
      <Text size="sm">
        <Link
          onClick={() => {
            setWithRecovery(!withRecovery);
            setCode('');
            setFault(null);
          }}
        >
          {text(withRecovery ? 'auth.secondStep.useApp' : 'auth.secondStep.useRecovery')}
        </Link>
      </Text>
      {withRecovery && (
        <Text size="sm" tone="muted">
          {text('auth.secondStep.lost')} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </Text>
      )}
    </Form>
  );
}
