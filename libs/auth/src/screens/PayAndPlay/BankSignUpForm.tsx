import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Alert, Button, DescriptionList, Form, Text, TextField } from '@baize/ui';
import { languageOf, minimumAgeOf } from '@baize/brand';
import { numberFault, phoneBody, phonePrefixes } from '@baize/brand/phone-prefixes';
import type { BankDetails, BankPlayerUpdate } from '@baize/contracts/pay-and-play';
import { registrationBody } from '@baize/contracts/registration';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { consentAtom, useOverlay } from '@baize/shell';
import { useTermsVersion } from '../../api/terms-version.ts';
import { Consents } from '../../components/Consents/Consents.tsx';
import { SignUpPhone } from '../../components/SignUpPhone/SignUpPhone.tsx';
import { isAsked, reasonKey } from '../../model/missing-answer.ts';
import { phoneOf, typedPhoneBody } from '../../model/typed-phone.ts';
import { fieldErrorKey } from '../../model/validation.ts';
import type { PayAndPlayNotice, PayAndPlayState, StepStatus } from '../../state/pay-and-play.ts';
import { useReasonText } from '../../words/use-reason-text.ts';
import { useNoticeText } from './use-notice-text.ts';

const schema = z.object({
  email: registrationBody.shape.email,
  phoneCountry: z.string(),
  mobilePhone: z.object({
    body: typedPhoneBody,
  }),
  termsAndConditions: registrationBody.shape.termsAndConditions,
  marketingOptIn: z.boolean(),
});
type Values = z.input<typeof schema>;

export interface BankSignUpFormProps {
  readonly details: BankDetails;
  /** What the player sent before, to correct it. */
  readonly answers: BankPlayerUpdate | null;
  readonly sessionId: string;
  readonly playerId: string;
  readonly status: StepStatus;
  readonly errors: PayAndPlayState['signUpBackendErrors'];
  readonly notice: PayAndPlayNotice | null;
  readonly onSubmit: (body: BankPlayerUpdate) => Promise<void>;
}

/** The sign-up form of a new player: what the bank knows is filled in, and what it has proved cannot be changed. */
export function BankSignUpForm(props: BankSignUpFormProps) {
  const { details, answers, sessionId, playerId, status, errors: backendErrors, notice, onSubmit } = props;
  const text = useText('auth');
  const reasonText = useReasonText();
  const tag = useLanguageTag();
  const format = useFormat();
  const noticeText = useNoticeText();
  const [, openOverlay] = useOverlay();
  const { brand, market } = useSite();
  const termsVersion = useTermsVersion();
  const consent = useAtomValue(consentAtom);
  const prefixes = useMemo(() => phonePrefixes(brand.config.switches, tag), [brand, tag]);
  const home = prefixes.find(({ value }) => value === details.countryCode);
  // A person's number may be of another country than their home.
  const ownPrefix = details.mobilePhone?.prefix ?? home?.prefix;
  const own = home?.prefix === ownPrefix ? home : prefixes.find(({ prefix }) => prefix === ownPrefix);
  // A number whose calling code the brand refuses (A§1) is left out: with another code it would be someone else's.
  const bankPhone = own ? details.mobilePhone : null;
  const bankCountry = (own ?? home)?.value ?? '';
  const {
    register,
    control,
    handleSubmit,
    setError,
    getValues,
    watch,
    formState: { errors },
  } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      email: answers?.email ?? details.email ?? '',
      phoneCountry: prefixes.find(({ prefix }) => prefix === answers?.mobilePhone.prefix)?.value ?? bankCountry,
      mobilePhone: { body: answers?.mobilePhone.body ?? bankPhone?.body ?? '' },
      termsAndConditions: (answers?.termsAndConditions ?? false) as true,
      marketingOptIn: answers?.marketingOptIn ?? false,
    },
  });
  useEffect(() => {
    for (const { field, code } of backendErrors) setError(field as keyof Values, { type: 'server', message: code });
  }, [backendErrors, setError]);

  const [country, number] = watch(['phoneCountry', 'mobilePhone.body']);
  const isNewNumber = bankPhone === null || country !== bankCountry || phoneBody(number) !== phoneBody(bankPhone.body);
  const messages = {
    email: errors.email?.message,
    'mobilePhone.body': errors.mobilePhone?.body?.message,
    termsAndConditions: errors.termsAndConditions?.message,
  } as const;
  const errorAt = (field: keyof typeof messages) => {
    const key = fieldErrorKey(messages[field]);
    if (key === undefined) return undefined;
    return reasonText(isAsked(field) ? reasonKey(field, getValues(field), key) : key);
  };
  const submit = async (values: z.output<typeof schema>) => {
    const fault = numberFault(getValues('mobilePhone.body'), values.phoneCountry, prefixes);
    if (fault !== null) return setError('mobilePhone.body', { type: 'server', message: fault });
    // The version that the linked terms have: without it, no one could say what was accepted.
    const version = termsVersion.data ?? (await termsVersion.refetch()).data;
    if (version == null) return setError('termsAndConditions', { type: 'server', message: 'error.signup.unhandled' });
    await onSubmit({
      sessionId,
      playerId,
      email: values.email,
      mobilePhone: phoneOf(values.phoneCountry, getValues('mobilePhone.body')),
      languageCode: languageOf(market.pair).toUpperCase(),
      termsAndConditions: true,
      termsAndConditionsAcceptedVersion: version,
      cookiePolicyAccepted: consent != null,
      marketingOptIn: values.marketingOptIn,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  };
  return (
    <Form
      errors={(['email', 'mobilePhone.body', 'termsAndConditions'] as const)
        .filter((field) => errorAt(field) !== undefined)
        .map((field) => ({ field, message: text(`auth.signUp.field.${field}`) }))}
      busy={status === 'loading'}
      onSubmit={handleSubmit(submit)}
    >
      {notice && (
        <Alert
          live
          tone="negative"
          title={noticeText(notice)}
          actions={
            notice.code === 'error.same.customer.info.detected' ? (
              <Button variant="secondary" size="sm" onClick={() => openOverlay('auth.login')}>
                {text('auth.logIn')}
              </Button>
            ) : undefined
          }
        />
      )}
      <Text size="sm" tone="muted">
        {text('auth.payAndPlay.fromBank')}
      </Text>
      <DescriptionList
        items={[
          { term: text('auth.signUp.field.firstName'), value: details.firstName },
          { term: text('auth.signUp.field.lastName'), value: details.lastName },
          {
            term: text('auth.signUp.field.dateOfBirth'),
            value: format.date(new Date(details.dateOfBirth), { dateStyle: 'long', timeZone: 'UTC' }),
          },
          {
            term: text('auth.signUp.field.address'),
            value: `${details.address}, ${details.postalCode} ${details.city}`,
          },
        ]}
      />
      <TextField
        label={text('auth.signUp.field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={text('auth.signUp.emailHint')}
        error={errorAt('email')}
        {...register('email')}
      />
      <Controller
        control={control}
        name="phoneCountry"
        render={({ field }) => (
          <SignUpPhone
            prefixes={prefixes}
            country={field.value}
            onCountryChange={field.onChange}
            number={register('mobilePhone.body')}
            // The bank vouches for the number that it gave; only another one gets a code.
            hint={isNewNumber ? text('auth.signUp.phoneHint') : undefined}
            error={errorAt('mobilePhone.body')}
          />
        )}
      />
      <Consents
        age={minimumAgeOf(market, details.countryCode)}
        terms={register('termsAndConditions')}
        termsError={errorAt('termsAndConditions')}
        marketing={register('marketingOptIn')}
      />
      <Button type="submit" size="lg" fullWidth loading={status === 'loading'}>
        {text('auth.payAndPlay.open')}
      </Button>
    </Form>
  );
}
