import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, DescriptionList, Form, Grid, Select, Skeleton, Text, TextField } from '@baize/ui';
import { addressBody, type PlayerAddress } from '@baize/contracts/account';
import { countryName } from '@baize/brand';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useErrorText, useToasts, playerQueries } from '@baize/shell';
import { addressQuery, saveAddress } from '../api/address.ts';
import { refusedFields } from '../model/refused-fields.ts';
import { useFieldErrorText } from '../words/use-field-error-text.ts';
import { Editable } from './Editable.tsx';
import { Failed } from './Failed.tsx';

const FIELDS = ['address', 'postalCode', 'city', 'province'] as const;
type Field = (typeof FIELDS)[number];
/** The player's address. Only support can change the country. */
export function Address() {
  const text = useText('account');
  const tag = useLanguageTag();
  const saved = useQuery(addressQuery(useSession()?.playerId ?? ''));
  const unknown = text('account.noData');
  return (
    <Editable
      title={text('account.address.title')}
      change={text('account.address.change')}
      busy={saved.isPending}
      closed={!saved.data}
      form={(close) => saved.data && <AddressForm saved={saved.data} onDone={close} />}
    >
      {saved.isPending && <Skeleton lines={4} />}
      {saved.isError && !saved.data && <Failed error={saved.error} onRetry={() => void saved.refetch()} />}
      {saved.data && (
        <DescriptionList
          items={[
            { term: text('account.address.address'), value: saved.data.address ?? unknown },
            { term: text('account.address.postalCode'), value: saved.data.postalCode ?? unknown },
            { term: text('account.address.city'), value: saved.data.city ?? unknown },
            ...(saved.data.province === null
              ? []
              : [{ term: text('account.address.province'), value: text(`account.province.${saved.data.province}`) }]),
            { term: text('account.details.country'), value: countryName(saved.data.countryCode, tag) },
          ]}
        />
      )}
    </Editable>
  );
}

function AddressForm({ saved, onDone }: { readonly saved: PlayerAddress; readonly onDone: () => void }) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const errorText = useErrorText('account');
  const toasts = useToasts();
  const client = useQueryClient();
  const { territories } = useSite().market;
  // Of the player's country of residence, not of the page's market, because the player may be abroad.
  const provinces = territories.provinces[saved.countryCode] ?? [];
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({
    address: saved.address ?? '',
    postalCode: saved.postalCode ?? '',
    city: saved.city ?? '',
    province: saved.province ?? '',
  });
  const [faults, setFaults] = useState<Readonly<Partial<Record<Field, string>>>>({});
  const body = {
    address: values.address,
    postalCode: values.postalCode,
    city: values.city,
    ...(values.province === '' ? {} : { province: values.province }),
  };
  const save = useMutation({
    mutationFn: saveAddress,
    onSuccess: async () => {
      const onlyProvince =
        values.province !== (saved.province ?? '') &&
        values.address === saved.address &&
        values.postalCode === saved.postalCode &&
        values.city === saved.city;
      toasts.success(
        text(onlyProvince ? 'player.account.province.success.toast' : 'player.account.address.success.toast'),
      );
      await client.invalidateQueries(playerQueries('address'));
      onDone();
    },
    onError: (error) => {
      const { fields, code } = refusedFields(error, FIELDS);
      setFaults(fields);
      if (code !== null) toasts.error(errorText(error));
    },
  });
  const submit = async () => {
    const parsed = addressBody.safeParse(body);
    const found: Partial<Record<Field, string>> = {};
    for (const { path, message } of parsed.error?.issues ?? []) found[path[0] as Field] ??= message;
    if (provinces.length > 0 && !provinces.includes(values.province)) found.province = 'error.province.required';
    setFaults(found);
    if (Object.keys(found).length === 0) await save.mutateAsync(body).catch(() => undefined);
  };
  const field = (name: Field) => {
    const fault = faults[name];
    return {
      name,
      label: text(`account.address.${name}`),
      error: fault === undefined ? undefined : fieldErrorText(fault),
      value: values[name],
      onChange: (event: { target: { value: string } }) => {
        setValues({ ...values, [name]: event.target.value });
        setFaults({ ...faults, [name]: undefined });
      },
    };
  };
  const errors = FIELDS.flatMap((name) => {
    const { label, error } = field(name);
    return error === undefined ? [] : [{ field: name, message: `${label}: ${error}` }];
  });
  return (
    <Form label={text('account.address.title')} errors={errors} busy={save.isPending} onSubmit={submit}>
      <TextField autoComplete="street-address" {...field('address')} />
      <Grid columns={{ base: 1, md: 2 }} gap="md">
        <TextField autoComplete="postal-code" {...field('postalCode')} />
        <TextField autoComplete="address-level2" {...field('city')} />
      </Grid>
      {provinces.length > 0 && (
        <Select
          autoComplete="address-level1"
          options={[
            { value: '', label: '–', disabled: true },
            ...provinces.map((value) => ({ value, label: text(`account.province.${value}`) })),
          ]}
          {...field('province')}
        />
      )}
      <Text size="sm" tone="muted">
        {text('account.address.why')}
      </Text>
      <Button type="submit" loading={save.isPending}>
        {text('account.save')}
      </Button>
    </Form>
  );
}
