import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  Alert,
  Button,
  CodeField,
  Countdown,
  Form,
  Inline,
  Link,
  PasswordField,
  PhoneField,
  Stack,
  Text,
} from '@baize/ui';
import { acceptedCountry, countryOfNumber, numberFault, phoneBody, phonePrefixes } from '@baize/brand/phone-prefixes';
import { Modal } from '@baize/ui/Modal';
import { phoneChangeBody } from '@baize/contracts/account';
import type { PlayerProfile } from '@baize/contracts/player';
import type { Phone } from '@baize/contracts/shapes';
import { errorCode, serverNow } from '@baize/http';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { isCodeFieldError, playerQueries, useErrorText, useQuestionInHistory, useToasts } from '@baize/shell';
import { askForPhone, confirmPhone, resendCode } from '../api/phone.ts';
import { refusedFields } from '../model/refused-fields.ts';
import { useFieldErrorText } from '../words/use-field-error-text.ts';
import { Editable } from './Editable.tsx';

/** With a space that does not break, so that the number stays on one line. */
const spoken = ({ prefix, body }: Phone): string => `${prefix}\u00a0${body}`;

const FIELDS = ['mobilePhone', 'password'] as const;
type Field = (typeof FIELDS)[number];

/**
 * The player's phone number. A change needs the password, and takes effect once the code sent to the new number is
 * entered in a popup (A§4, A§5).
 */
export function PhoneNumber({ profile }: { readonly profile: PlayerProfile }) {
  const text = useText('account');
  return (
    <Editable
      title={text('account.phone.title')}
      change={text('account.phone.change')}
      form={(close) => <PhoneForm current={profile} onDone={close} />}
    >
      <Text weight="medium" numeric>
        {spoken(profile.mobilePhone)}
      </Text>
      <Text size="sm" tone="muted">
        {text('account.phone.text')}
      </Text>
    </Editable>
  );
}

function PhoneForm({ current, onDone }: { readonly current: PlayerProfile; readonly onDone: () => void }) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const errorText = useErrorText('account');
  const tag = useLanguageTag();
  const { brand } = useSite();
  const { switches } = brand.config;
  const prefixes = useMemo(() => phonePrefixes(switches, tag), [switches, tag]);
  const first =
    prefixes.find(({ value, prefix }) => value === current.countryCode && prefix === current.mobilePhone.prefix) ??
    prefixes.find(({ prefix }) => prefix === current.mobilePhone.prefix);
  // The brand may refuse the code of the number that the player has had so far (A§1).
  const [country, setCountry] = useState(first?.value ?? acceptedCountry(prefixes, current.countryCode));
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const closeCode = useQuestionInHistory(isCodeAsked, () => setCodeAsked(false));
  const [faults, setFaults] = useState<Readonly<Partial<Record<Field, string | undefined>>>>({});
  const asked = useMutation({
    mutationFn: askForPhone,
    onSuccess: () => setCodeAsked(true),
    onError: (error) => setFaults(refusedFields(error, FIELDS).fields),
  });
  const prefix = prefixes.find(({ value }) => value === country)?.prefix ?? '';
  const phone: Phone = { prefix, body: phoneBody(typed, prefix) };
  const submit = async () => {
    const found: Partial<Record<Field, string>> = {};
    const parsed = phoneChangeBody.safeParse({ mobilePhone: phone, password });
    for (const { path, message } of parsed.error?.issues ?? [])
      if (path[0] === 'mobilePhone' || path[0] === 'password') found[path[0]] ??= message;
    const fault = numberFault(typed, country, prefixes);
    if (fault !== null) found.mobilePhone = fault;
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    // The popup was closed: its code is still on the phone.
    const { data: sent, variables } = asked;
    if (
      sent &&
      variables?.mobilePhone.prefix === phone.prefix &&
      variables.mobilePhone.body === phone.body &&
      Date.parse(sent.expiresAt) > serverNow()
    )
      setCodeAsked(true);
    else await asked.mutateAsync({ mobilePhone: phone, password }).catch(() => undefined);
  };
  const errorAt = (field: Field) => {
    const fault = faults[field];
    return fault === undefined ? undefined : fieldErrorText(fault);
  };
  const form = (
    <Form label={text('account.phone.title')} busy={asked.isPending} onSubmit={submit}>
      {asked.isError && Object.keys(faults).length === 0 && (
        <Alert live tone="negative" title={errorText(asked.error)} />
      )}
      <PhoneField
        name="phone"
        label={text('account.phone.new')}
        prefixes={prefixes}
        prefixValue={country}
        onPrefixChange={setCountry}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const own = countryOfNumber(event.target.value, country, prefixes);
          if (own !== null) setCountry(own);
          setFaults({ ...faults, mobilePhone: undefined });
        }}
        error={errorAt('mobilePhone')}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={text('account.password.oldPassword')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setFaults({ ...faults, password: undefined });
        }}
        error={errorAt('password')}
      />
      <Button type="submit" loading={asked.isPending}>
        {text('account.phone.send')}
      </Button>
    </Form>
  );
  return (
    <>
      {form}
      {asked.data && asked.variables && (
        <Modal open={isCodeAsked} onClose={closeCode} title={text('account.phone.confirmTitle')} size="sm">
          <CodeForm
            key={asked.data.smsVerificationId}
            phone={asked.variables.mobilePhone}
            id={asked.data.smsVerificationId}
            resendAt={asked.data.resendAt}
            // A§5: changing the number after a code was sent resets the verification.
            onBack={() => {
              closeCode();
              asked.reset();
            }}
            onDone={() => {
              closeCode();
              onDone();
            }}
          />
        </Modal>
      )}
    </>
  );
}

interface CodeFormProps {
  readonly phone: Phone;
  readonly id: string;
  readonly resendAt: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function CodeForm({ phone, id, resendAt, onBack, onDone }: CodeFormProps) {
  const text = useText('account');
  const errorText = useErrorText('account');
  const toasts = useToasts();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const again = useMutation({ mutationFn: () => resendCode(id) });
  const verify = useMutation({
    mutationFn: (value: string) => confirmPhone(id, value),
    onError: () => setCode(''),
    onSuccess: async () => {
      toasts.success(text('player.account.phone.success.toast'));
      await client.invalidateQueries(playerQueries('profile'));
      onDone();
    },
  });
  const locked = [again.error, verify.error].some((error) => error && errorCode(error) === 'sms.max.attempts.reached');
  const confirm = (value: string) => {
    if (!verify.isPending) verify.mutate(value);
  };
  return (
    <Form
      label={text('account.phone.confirmTitle')}
      busy={verify.isPending}
      onSubmit={() => {
        if (code.length === 6) confirm(code);
      }}
    >
      <Stack gap="md">
        {locked && <Alert live tone="negative" title={errorText(verify.error ?? again.error)} />}
        {again.isError && !locked && <Alert live tone="negative" title={errorText(again.error)} />}
        {verify.isError && !locked && !isCodeFieldError(verify.error) && (
          <Alert live tone="negative" title={errorText(verify.error)} />
        )}
        <Text>
          {text('account.phone.sent', { phone: spoken(phone) })}{' '}
          <Link onClick={onBack}>{text('account.phone.other')}</Link>
        </Text>
        <CodeField
          name="code"
          label={text('account.phone.code')}
          value={code}
          onChange={setCode}
          onComplete={confirm}
          autoFocus
          disabled={locked}
          readOnly={verify.isPending}
          error={verify.isError && !locked && isCodeFieldError(verify.error) ? errorText(verify.error) : undefined}
        />
        <Inline gap="sm">
          <Button type="submit" loading={verify.isPending} disabled={locked || code.length < 6}>
            {text('account.phone.confirm')}
          </Button>
          <Countdown
            until={again.data?.resendAt ?? resendAt}
            now={serverNow}
            announceAt={[]}
            endedWords={text('account.phone.again')}
            ended={
              <Button
                variant="ghost"
                loading={again.isPending}
                disabled={locked}
                onClick={() => {
                  verify.reset();
                  again.mutate();
                }}
              >
                {text('account.phone.again')}
              </Button>
            }
          >
            {({ seconds }) => text('account.phone.againIn', { count: seconds })}
          </Countdown>
        </Inline>
      </Stack>
    </Form>
  );
}
