import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Alert, Button, Checkbox, Combobox, Form, PasswordField, Text, TextField } from '@baize/ui';
import { languageOf, minimumAgeOf } from '@baize/brand';
import { countryRecords, isOpenToRegistration } from '@baize/brand/country-record';
import { acceptedCountry, numberFault, phonePrefixes } from '@baize/brand/phone-prefixes';
import { registrationBody } from '@baize/contracts/registration';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { consentAtom, recordEvent, useOverlay, usePasswordRules, useStation } from '@baize/shell';
import { register as registerPlayer } from '../../api/sign-up.ts';
import { useTermsVersion } from '../../api/terms-version.ts';
import { Consents } from '../Consents/Consents.tsx';
import { SignUpPhone } from '../SignUpPhone/SignUpPhone.tsx';
import { isAsked, reasonKey } from '../../model/missing-answer.ts';
import { signUpFailure } from '../../model/sign-up-error.ts';
import { forward } from '../../model/sign-up-steps.ts';
import { phoneOf, typedPhoneBody } from '../../model/typed-phone.ts';
import { fieldErrorKey } from '../../model/validation.ts';
import { signUpAtom, type SignUpDetails, type SignUpState } from '../../state/sign-up.ts';
import { useReasonText } from '../../words/use-reason-text.ts';

const schema = z.object({
  firstName: registrationBody.shape.firstName,
  lastName: registrationBody.shape.lastName,
  email: registrationBody.shape.email,
  password: registrationBody.shape.password,
  countryCode: registrationBody.shape.countryCode,
  phoneCountry: z.string(),
  mobilePhone: z.object({
    prefix: z.string(),
    body: typedPhoneBody,
  }),
  termsAndConditions: registrationBody.shape.termsAndConditions,
  marketingOptIn: z.boolean(),
  riskNoticeAccepted: z.boolean(),
});
type Values = z.input<typeof schema>;

const FIELD_ORDER = [
  'firstName',
  'lastName',
  'email',
  'password',
  'countryCode',
  'mobilePhone.body',
  'riskNoticeAccepted',
  'termsAndConditions',
] as const;

/** The part of the form that is kept. */
const typedOf = ({ password: _, ...values }: Values) => values as NonNullable<SignUpState['typed']>;

/** First step: name, login details and consent to the terms. Submitting it starts the account (A§4). */
export function DetailsStep() {
  const text = useText('auth');
  const reasonText = useReasonText();
  const tag = useLanguageTag();
  const { brand, market } = useSite();
  const [state, setState] = useAtom(signUpAtom);
  const [, openOverlay] = useOverlay();
  const termsVersion = useTermsVersion();
  // A§3: whether the visitor has answered the cookie notice.
  const consent = useAtomValue(consentAtom);

  const prefixes = useMemo(() => phonePrefixes(brand.config.switches, tag), [brand, tag]);
  const { autodetectedCountry } = useStation();
  const countries = useMemo(
    () =>
      countryRecords(market, tag)
        .filter(isOpenToRegistration)
        .map(({ code, name, isd }) => ({ value: code, label: name, mark: code, keywords: [code, isd] })),
    [market, tag],
  );
  // The detected country (A§3 station) if its residents may join; otherwise the market's own.
  const defaultCountry =
    autodetectedCountry !== null && countries.some(({ value }) => value === autodetectedCountry)
      ? autodetectedCountry
      : market.market.defaultCountry;
  const phoneDefault = acceptedCountry(prefixes, defaultCountry);
  const risksAsked = market.rules.riskNoticeAtRegistration.value;
  const askedSchema = useMemo(
    () =>
      z.extend(schema, {
        riskNoticeAccepted: z
          .boolean()
          .check(z.refine((read) => read || !risksAsked, { error: 'error.risk_notice.required' })),
      }),
    [risksAsked],
  );
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(askedSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: ((state.typed ?? state.details) &&
      ({
        riskNoticeAccepted: false,
        ...state.details,
        ...state.typed,
        password: state.details?.password ?? '',
      } as Values)) ?? {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      countryCode: defaultCountry,
      phoneCountry: phoneDefault,
      mobilePhone: { prefix: '', body: '' },
      termsAndConditions: false as unknown as true,
      marketingOptIn: false,
      riskNoticeAccepted: false,
    },
  });
  const {
    register,
    control,
    handleSubmit,
    watch,
    setValue,
    getValues,
    setFocus,
    formState: { errors },
  } = form;
  // Visiting another page keeps the input.
  useEffect(() => {
    const subscription = watch((values) => setState((current) => ({ ...current, typed: typedOf(values as Values) })));
    return () => subscription.unsubscribe();
  }, [watch, setState]);
  // The location may arrive later: it only fills a country that was not chosen yet.
  const filled = useRef({ countryCode: defaultCountry, phoneCountry: phoneDefault });
  useEffect(() => {
    const next = { countryCode: defaultCountry, phoneCountry: phoneDefault };
    for (const name of ['countryCode', 'phoneCountry'] as const)
      if (getValues(name) === filled.current[name]) setValue(name, next[name]);
    filled.current = next;
  }, [defaultCountry, phoneDefault, getValues, setValue]);

  // Back from a country that cannot join: a country that was chosen has to change; before, the form only begins.
  const unsupported = state.unsupported?.from;
  const wasUnsupported = useRef(unsupported);
  useEffect(() => {
    if (unsupported === undefined && wasUnsupported.current !== undefined)
      setFocus(wasUnsupported.current === 'residence' ? 'countryCode' : 'firstName');
    wasUnsupported.current = unsupported;
  }, [unsupported, setFocus]);

  const submit = useMutation({
    mutationFn: async (values: z.output<typeof schema>) => {
      // The version that the linked terms have: without it, no one could say what was accepted.
      const version = termsVersion.data ?? (await termsVersion.refetch()).data;
      if (version == null) throw new Error('The version of the terms is unknown, so they cannot be accepted.');
      const details: SignUpDetails = {
        ...values,
        mobilePhone: phoneOf(values.phoneCountry, getValues('mobilePhone.body')),
      };
      const playerId = await registerPlayer({
        firstName: details.firstName,
        lastName: details.lastName,
        email: details.email,
        password: details.password,
        mobilePhone: details.mobilePhone,
        countryCode: details.countryCode,
        languageCode: languageOf(market.pair).toUpperCase(),
        termsAndConditions: true,
        allConditions: true,
        cookiePolicyAccepted: consent != null,
        marketingOptIn: details.marketingOptIn,
        ...(details.riskNoticeAccepted ? { riskNoticeAccepted: true } : {}),
        termsAndConditionsAcceptedVersion: version,
      });
      return { details, playerId };
    },
    onSuccess: ({ details, playerId }) => {
      recordEvent({ name: 'sign-up-start' });
      setState((current) => ({
        ...current,
        details,
        playerId,
        verified: { sms: false, email: false },
        progress: forward(current.progress),
      }));
    },
    onError: (error, { countryCode }) => {
      const { fields, outcome } = signUpFailure(error, FIELD_ORDER);
      if (outcome === 'Unsupported')
        setState((current) => ({ ...current, unsupported: { countryCode, from: 'residence' } }));
      for (const { field, code } of fields) form.setError(field as keyof Values, { type: 'server', message: code });
    },
  });
  const failure = submit.error ? signUpFailure(submit.error, FIELD_ORDER) : null;

  const errorAt = (field: (typeof FIELD_ORDER)[number]): string | undefined => {
    const [first, second] = field.split('.') as [keyof Values, string | undefined];
    const entry = errors[first] as
      ({ message?: string } & Record<string, { message?: string } | undefined>) | undefined;
    const key = fieldErrorKey(second ? entry?.[second]?.message : entry?.message);
    if (key === undefined) return undefined;
    return reasonText(isAsked(field) ? reasonKey(field, getValues(field), key) : key);
  };
  // Each link names its field, which says what is wrong with it.
  const summary = FIELD_ORDER.filter((field) => errorAt(field) !== undefined).map((field) => ({
    field,
    message: text(`auth.signUp.field.${field}`),
  }));
  const password = watch('password');
  const passwordRules = usePasswordRules(password);
  // Ruling 22 (BR): the notice of the site's market, or of the chosen country if the API requires it.
  const risks = risksAsked || errors.riskNoticeAccepted !== undefined || watch('riskNoticeAccepted');

  return (
    <Form
      errors={summary}
      busy={submit.isPending}
      onSubmit={handleSubmit(async (values) => {
        const fault = numberFault(getValues('mobilePhone.body'), values.phoneCountry, prefixes);
        if (fault !== null) return form.setError('mobilePhone.body', { type: 'server', message: fault });
        await submit.mutateAsync(values).catch(() => undefined);
      })}
    >
      {failure?.code && failure.outcome !== 'Unsupported' && (
        <Alert
          live
          tone="negative"
          title={failure.title ? text(failure.title) : reasonText(failure.code, {}, submit.error)}
          actions={
            failure.outcome === 'Duplicated' ? (
              <Button variant="secondary" size="sm" onClick={() => openOverlay('auth.login')}>
                {text('auth.logIn')}
              </Button>
            ) : undefined
          }
        >
          {failure.title && text(failure.code)}
        </Alert>
      )}
      <TextField
        label={text('auth.signUp.field.firstName')}
        autoComplete="given-name"
        error={errorAt('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={text('auth.signUp.field.lastName')}
        autoComplete="family-name"
        error={errorAt('lastName')}
        {...register('lastName')}
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
      <PasswordField
        label={text('auth.signUp.field.password')}
        autoComplete="new-password"
        meterValue={password}
        error={errorAt('password')}
        rules={passwordRules.rules}
        isKnown={passwordRules.isKnown}
        {...register('password')}
      />
      {countries.length > 1 && (
        <Controller
          control={control}
          name="countryCode"
          render={({ field }) => (
            <Combobox
              {...field}
              label={text('auth.signUp.field.countryCode')}
              autoComplete="country"
              options={countries}
              error={errorAt('countryCode')}
              onChange={(value) => {
                field.onChange(value);
                // Some brands refuse the calling codes of some countries (A§1).
                setValue('phoneCountry', acceptedCountry(prefixes, value));
              }}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="phoneCountry"
        render={({ field }) => (
          <SignUpPhone
            prefixes={prefixes}
            country={field.value}
            onCountryChange={field.onChange}
            number={register('mobilePhone.body')}
            hint={text('auth.signUp.phoneHint')}
            error={errorAt('mobilePhone.body')}
          />
        )}
      />
      {risks && (
        <Alert tone="warning" title={text('auth.signUp.risk.title')}>
          <Text size="sm">{text('auth.signUp.risk.text')}</Text>
          <Checkbox
            label={text('auth.signUp.risk.accept')}
            error={errorAt('riskNoticeAccepted')}
            {...register('riskNoticeAccepted')}
          />
        </Alert>
      )}
      <Consents
        age={minimumAgeOf(market, watch('countryCode'))}
        terms={register('termsAndConditions')}
        termsError={errorAt('termsAndConditions')}
        marketing={register('marketingOptIn')}
      />
      <Button type="submit" size="lg" fullWidth loading={submit.isPending}>
        {text('auth.signUp.continue')}
      </Button>
    </Form>
  );
}
