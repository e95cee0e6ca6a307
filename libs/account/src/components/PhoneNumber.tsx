import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Alert, Button, CodeField, Countdown, Form, Inline, Link, PhoneField, Stack, Text } from '@baize/ui';
import type { PlayerProfile } from '@baize/contracts/player';
import { phone as phoneShape, type Phone } from '@baize/contracts/shapes';
import { errorCode, serverNow } from '@baize/http';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { profileKey, useErrorText, useToasts } from '@baize/shell';
import { askForPhone, confirmPhone, resendCode } from '../api/phone.ts';
import { fieldErrorKey, refusedFields } from '../model/field-errors.ts';
import { phoneBody, phonePrefixes } from '../model/phone-prefixes.ts';
import { Editable } from './Editable.tsx';

const spoken = ({ prefix, body }: Phone): string => `${prefix} ${body}`;

/** The player's phone number. Another one counts from when the code that went there is entered (A§4, A§5). */
export function PhoneNumber({ profile }: { readonly profile: PlayerProfile }) {
  const text = useText('account');
  return (
    <Editable title={text('account.phone.title')} change={text('account.phone.change')} form={(close) => <PhoneForm current={profile} onDone={close} />}>
      <Text weight="medium" numeric>{spoken(profile.mobilePhone)}</Text>
      <Text size="sm" tone="muted">{text('account.phone.text')}</Text>
    </Editable>
  );
}

function PhoneForm({ current, onDone }: { readonly current: PlayerProfile; readonly onDone: () => void }) {
  const text = useText('account');
  const errorText = useErrorText('account');
  const tag = useLanguageTag();
  const { switches } = useSite().brand.config;
  const prefixes = useMemo(() => phonePrefixes(switches, tag), [switches, tag]);
  const first = prefixes.find(({ value, prefix }) => value === current.countryCode && prefix === current.mobilePhone.prefix) ?? prefixes.find(({ prefix }) => prefix === current.mobilePhone.prefix);
  const [country, setCountry] = useState(first?.value ?? current.countryCode);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const asked = useMutation({ mutationFn: askForPhone, onError: (error) => setFault(refusedFields(error, ['mobilePhone']).fields.mobilePhone) });
  const phone: Phone = { prefix: prefixes.find(({ value }) => value === country)?.prefix ?? '', body: phoneBody(typed) };
  const submit = async () => {
    const parsed = phoneShape.safeParse(phone);
    setFault(parsed.error?.issues[0]?.message);
    if (parsed.success) await asked.mutateAsync(phone).catch(() => undefined);
  };
  // A§5: a number that differs from the one the code went to begins anew.
  if (asked.data && asked.variables) return <CodeForm phone={asked.variables} id={asked.data.smsVerificationId} resendAt={asked.data.resendAt} onBack={asked.reset} onDone={onDone} />;
  return (
    <Form label={text('account.phone.title')} busy={asked.isPending} onSubmit={submit}>
      {asked.isError && fault === undefined && <Alert live tone="negative" title={errorText(asked.error)} />}
      <PhoneField name="phone" label={text('account.phone.new')} prefixes={prefixes} prefixValue={country} onPrefixChange={setCountry} value={typed} onChange={(event) => { setTyped(event.target.value); setFault(undefined); }} error={fault === undefined ? undefined : text(fieldErrorKey(fault))} />
      <Button type="submit" loading={asked.isPending}>{text('account.phone.send')}</Button>
    </Form>
  );
}

interface CodeFormProps { readonly phone: Phone; readonly id: string; readonly resendAt: string; readonly onBack: () => void; readonly onDone: () => void }

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
      await client.invalidateQueries({ queryKey: profileKey });
      onDone();
    },
  });
  const locked = [again.error, verify.error].some((error) => error && errorCode(error) === 'sms.max.attempts.reached');
  const confirm = (value: string) => { if (!verify.isPending) verify.mutate(value); };
  return (
    <Form label={text('account.phone.title')} busy={verify.isPending} onSubmit={() => { if (code.length === 6) confirm(code); }}>
      <Stack gap="md">
        {locked && <Alert live tone="negative" title={errorText(verify.error ?? again.error)} />}
        {again.isError && !locked && <Alert live tone="negative" title={errorText(again.error)} />}
        <Text>{text('account.phone.sent', { phone: spoken(phone) })} <Link onClick={onBack}>{text('account.phone.other')}</Link></Text>
        <CodeField name="code" label={text('account.phone.code')} value={code} onChange={setCode} onComplete={confirm} autoFocus disabled={locked || verify.isPending} error={verify.isError && !locked ? errorText(verify.error) : undefined} />
        <Inline gap="sm">
          <Button type="submit" loading={verify.isPending} disabled={locked || code.length < 6}>{text('account.phone.confirm')}</Button>
          <Countdown until={again.data?.resendAt ?? resendAt} now={serverNow} announceAt={[]} endedWords={text('account.phone.again')} ended={<Button variant="ghost" loading={again.isPending} disabled={locked} onClick={() => { verify.reset(); again.mutate(); }}>{text('account.phone.again')}</Button>}>
            {({ seconds }) => text('account.phone.againIn', { count: seconds })}
          </Countdown>
        </Inline>
      </Stack>
    </Form>
  );
}
