import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Alert, Button, DateField, Form, Grid, Select, Text, TextField } from '@baize/ui';
import { cpfDigits, isCpf } from '@baize/contracts/cpf';
import { profileUpdateBody } from '@baize/contracts/registration';
import { ApiError, serverNow } from '@baize/http';
import { useText } from '@baize/i18n';
import { languageOf, minimumAgeOf } from '@baize/brand';
import { useSite } from '@baize/session';
import { useFirstLogin } from '../../state/use-first-login.ts';
import { completeDetails } from '../../api/sign-up.ts';
import { riskSettingQuery } from '../../api/risk-setting.ts';
import { dateHere, yearsBetween } from '../../model/age.ts';
import { signUpFailure } from '../../model/sign-up-error.ts';
import { forward } from '../../model/sign-up-steps.ts';
import { fieldErrorKey } from '../../model/validation.ts';
import { EMPTY_SIGN_UP, signUpAtom, type SignUpAddress } from '../../state/sign-up.ts';
import { useReasonText } from '../../words/use-reason-text.ts';

/** Returns the minimum age that the API named in a refusal (A§8); null if it named none. */
function refusedAge(error: unknown): number | null {
  const age = error instanceof ApiError ? error.details['minimumAge'] : null;
  return typeof age === 'number' ? age : null;
}

const FIELDS = ['dateOfBirth', 'cpf', 'address', 'postalCode', 'city', 'province'] as const;

/** Second step: date of birth and address, which the identity check needs. */
export function ContactInfoStep() {
  const text = useText('auth');
  const reasonText = useReasonText();
  const { market } = useSite();
  const [state, setState] = useAtom(signUpAtom);
  const countryCode = state.details?.countryCode ?? market.market.defaultCountry;
  // Of the player's country of residence, not of the page's market, because the API requires it by the country.
  const provinces = useMemo(() => market.territories.provinces[countryCode] ?? [], [market, countryCode]);
  // The API's refusal is newer than the page, so its age comes first.
  const [countryAge, setCountryAge] = useState<number | null>(null);
  const minimumAge = countryAge ?? minimumAgeOf(market, countryCode);
  const risk = useQuery(riskSettingQuery(countryCode));

  // The law of the site's market, or of the player's country if the API requires it.
  const [isCpfRefused, setCpfRefused] = useState(false);
  const asksCpf = market.rules.cpfAtRegistration.value || isCpfRefused;

  const schema = useMemo(
    () =>
      z.object({
        dateOfBirth: profileUpdateBody.shape.dateOfBirth.check(
          // By the calendar of the device; the API decides by the country's.
          z.refine((value) => yearsBetween(value, dateHere(serverNow())) >= minimumAge, {
            error: 'error.registration.underage',
          }),
        ),
        cpf: z.string().check(
          z.refine((value) => !asksCpf || value.trim() !== '', { error: 'error.cpf.required' }),
          z.refine((value) => !asksCpf || value.trim() === '' || isCpf(value), { error: 'error.cpf.invalid' }),
        ),
        address: profileUpdateBody.shape.address,
        city: profileUpdateBody.shape.city,
        postalCode: profileUpdateBody.shape.postalCode,
        province: z.string().check(
          z.refine((value) => provinces.length === 0 || provinces.includes(value), {
            error: 'error.province.required',
          }),
        ),
      }),
    [minimumAge, provinces, asksCpf],
  );
  type Values = z.input<typeof schema>;
  const {
    register,
    control,
    handleSubmit,
    setError,
    watch,
    formState: { errors },
  } = useForm<Values>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: state.contact ?? { dateOfBirth: '', cpf: '', address: '', city: '', postalCode: '', province: '' },
  });
  useEffect(() => {
    const subscription = watch((values) => setState((current) => ({ ...current, contact: values as SignUpAddress })));
    return () => subscription.unsubscribe();
  }, [watch, setState]);

  const firstLogin = useFirstLogin();
  const submit = useMutation({
    mutationFn: async (values: Values) => {
      const details = state.details;
      if (!details || !state.playerId) throw new Error('The details step has not been submitted.');
      await completeDetails({
        playerId: state.playerId,
        dateOfBirth: values.dateOfBirth,
        address: values.address,
        city: values.city,
        postalCode: values.postalCode,
        ...(asksCpf ? { cpf: cpfDigits(values.cpf) } : {}),
        // A country that was chosen earlier may have left its province in the form.
        ...(provinces.includes(values.province) ? { province: values.province } : {}),
        mobilePhone: details.mobilePhone,
        countryCode: details.countryCode,
        termsAndConditionsAccepted: true,
        languageCode: languageOf(market.pair).toUpperCase(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      // This market requires no code, so the player is logged in directly (A§4).
      if (risk.data && !risk.data.smsVerification && !risk.data.emailVerification) await firstLogin(details);
      return values;
    },
    onSuccess: (contact) =>
      setState((current) => {
        const next = forward(current.progress);
        return {
          ...current,
          contact,
          progress: risk.data && !risk.data.smsVerification && !risk.data.emailVerification ? forward(next) : next,
        };
      }),
    onError: (error) => {
      setCountryAge((known) => refusedAge(error) ?? known);
      const { fields, outcome } = signUpFailure(error, FIELDS);
      // The country may have been closed since the first step.
      if (outcome === 'Unsupported')
        setState((current) => ({ ...current, unsupported: { countryCode, from: 'residence' } }));
      for (const { field, code } of fields) {
        if (field === 'cpf') setCpfRefused(true);
        setError(field as keyof Values, { type: 'server', message: code });
      }
    },
  });
  const failure = submit.error ? signUpFailure(submit.error, FIELDS) : null;
  const errorAt = (field: (typeof FIELDS)[number]) => {
    const key = fieldErrorKey(errors[field]?.message);
    return key === undefined ? undefined : reasonText(key, { age: minimumAge });
  };
  const summary = FIELDS.flatMap((field) => {
    const message = errorAt(field);
    return message === undefined ? [] : [{ field, message: text(`auth.signUp.field.${field}`) }];
  });
  const part = (name: 'day' | 'month' | 'year') => ({
    label: text(`auth.date.${name}`),
    placeholder: text(`auth.date.${name}.placeholder`),
  });

  return (
    <Form
      errors={summary}
      busy={submit.isPending}
      onSubmit={handleSubmit((values) =>
        submit.mutateAsync(values).then(
          () => undefined,
          () => undefined,
        ),
      )}
    >
      {failure?.code && (
        <Alert
          live
          tone="negative"
          title={failure.title ? text(failure.title) : reasonText(failure.code, { age: minimumAge }, submit.error)}
          actions={
            failure.code === 'error.registration.expired' ? (
              <Button variant="secondary" size="sm" onClick={() => setState(EMPTY_SIGN_UP)}>
                {text('auth.signUp.startAgain')}
              </Button>
            ) : undefined
          }
        >
          {failure.title && text(failure.code, { age: minimumAge })}
        </Alert>
      )}
      <Controller
        control={control}
        name="dateOfBirth"
        render={({ field }) => (
          <DateField
            id="dateOfBirth"
            label={text('auth.signUp.field.dateOfBirth')}
            // The error says the same.
            hint={errors.dateOfBirth ? undefined : text('auth.signUp.ageHint', { age: minimumAge })}
            birthday
            parts={{ day: part('day'), month: part('month'), year: part('year') }}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errorAt('dateOfBirth')}
          />
        )}
      />
      {asksCpf && (
        <TextField
          label={text('auth.signUp.field.cpf')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={errors.cpf ? undefined : text('auth.signUp.cpfHint')}
          error={errorAt('cpf')}
          {...register('cpf')}
        />
      )}
      <TextField
        label={text('auth.signUp.field.address')}
        autoComplete="street-address"
        error={errorAt('address')}
        {...register('address')}
      />
      <Grid columns={{ base: 1, md: 2 }} gap="md">
        <TextField
          label={text('auth.signUp.field.postalCode')}
          autoComplete="postal-code"
          error={errorAt('postalCode')}
          {...register('postalCode')}
        />
        <TextField
          label={text('auth.signUp.field.city')}
          autoComplete="address-level2"
          error={errorAt('city')}
          {...register('city')}
        />
      </Grid>
      {provinces.length > 0 && (
        <Select
          label={text('auth.signUp.field.province')}
          autoComplete="address-level1"
          placeholder={text('auth.signUp.provincePlaceholder')}
          options={provinces.map((value) => ({ value, label: text(`auth.province.${value}`) }))}
          error={errorAt('province')}
          {...register('province')}
        />
      )}
      <Text size="sm" tone="muted">
        {text('auth.signUp.addressWhy')}
      </Text>
      <Button type="submit" size="lg" fullWidth loading={submit.isPending}>
        {text('auth.signUp.continue')}
      </Button>
    </Form>
  );
}
