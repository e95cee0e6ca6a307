import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, CodeField, Form, Link, PasswordField, Stack, Text } from '@baize/ui';
import { QrCode } from '@baize/ui/QrCode';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useErrorText } from '@baize/shell';
import { PoolRefusal } from '../../api/pool.ts';
import { beginSetup, turnOn, type AppSetup } from '../../api/second-factor.ts';
import { authenticatorUri, grouped } from '../../model/authenticator-uri.ts';
import { refusedFields } from '../../model/refused-fields.ts';
import { useFieldErrorText } from '../../words/use-field-error-text.ts';
import { NoPassword } from '../NoPassword.tsx';

export interface SetUpProps {
  readonly email: string;
  /** The app is on. @param codes the recovery codes to show now */
  readonly onDone: (codes: readonly string[]) => void;
}

/** Sets an authenticator app up: the password, then the app's secret and its first code. */
export function SetUp({ email, onDone }: SetUpProps) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const errorText = useErrorText('account');
  const [password, setPassword] = useState('');
  const begin = useMutation({ mutationFn: () => beginSetup(password) });
  if (begin.data)
    return (
      <AppForm
        email={email}
        setup={begin.data}
        onDone={onDone}
        onStartAgain={() => {
          setPassword('');
          begin.reset();
        }}
      />
    );
  const { fields, code } = refusedFields(begin.error, ['password']);
  return (
    <Form
      label={text('account.secondFactor.title')}
      busy={begin.isPending}
      onSubmit={() =>
        begin.mutateAsync().then(
          () => undefined,
          () => undefined,
        )
      }
    >
      {begin.isError && code !== null && <Alert live tone="negative" title={errorText(begin.error)} />}
      <Text>{text('account.secondFactor.passwordText')}</Text>
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={text('account.password.oldPassword')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          begin.reset();
        }}
        error={fields.password === undefined ? undefined : fieldErrorText(fields.password)}
      />
      <NoPassword />
      <Button type="submit" loading={begin.isPending}>
        {text('account.secondFactor.continue')}
      </Button>
    </Form>
  );
}

interface AppFormProps extends SetUpProps {
  readonly setup: AppSetup;
  readonly onStartAgain: () => void;
}

function AppForm({ email, setup, onDone, onStartAgain }: AppFormProps) {
  const text = useText('account');
  const errorText = useErrorText('account');
  const { brand } = useSite();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: turnOn,
    onError: () => setCode(''),
    onSuccess: () => onDone(setup.recoveryCodes),
  });
  const submit = (typed: string) => {
    if (typed.length === 6 && !confirm.isPending) confirm.mutate(typed);
  };
  const refused = confirm.error instanceof PoolRefusal ? confirm.error.type : null;
  const isWrong = refused === 'EnableSoftwareTokenMFAException';
  // The ten minutes are over, or too many codes were wrong.
  if (refused !== null && !isWrong)
    return (
      <Alert
        live
        tone="warning"
        title={text('account.secondFactor.over')}
        actions={
          <Button variant="secondary" size="sm" onClick={onStartAgain}>
            {text('account.secondFactor.again')}
          </Button>
        }
      />
    );
  const uri = authenticatorUri(brand.config.name, email, setup.secret);
  return (
    <Form label={text('account.secondFactor.title')} busy={confirm.isPending} onSubmit={() => submit(code)}>
      {confirm.isError && refused === null && <Alert live tone="negative" title={errorText(confirm.error)} />}
      <Text>{text('account.secondFactor.scan')}</Text>
      <QrCode value={uri} label={text('account.secondFactor.qr')} />
      <Stack gap="xs">
        <Text size="sm" tone="muted">
          {text('account.secondFactor.key')}
        </Text>
        <Text numeric weight="medium">
          {grouped(setup.secret)}
        </Text>
        <Text size="sm">
          <Link href={uri}>{text('account.secondFactor.open')}</Link>
        </Text>
      </Stack>
      <CodeField
        name="code"
        label={text('account.secondFactor.code')}
        value={code}
        onChange={(next) => {
          setCode(next);
          if (next !== '') confirm.reset();
        }}
        onComplete={submit}
        readOnly={confirm.isPending}
        error={isWrong ? text('error.second_factor.code') : undefined}
      />
      <Text size="sm" tone="muted">
        {text('account.password.consequence')}
      </Text>
      <Button type="submit" loading={confirm.isPending} disabled={code.length < 6}>
        {text('account.secondFactor.turnOn')}
      </Button>
    </Form>
  );
}
