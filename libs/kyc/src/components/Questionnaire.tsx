import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Alert, Button, Combobox, Form, Select, Skeleton, TextField } from '@baize/ui';
import { contentLocale, COUNTRY_CODES, countryName } from '@baize/brand';
import { OTHER_CHOICE } from '@baize/contracts/kyc';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { playerQueries, useErrorText, useToasts } from '@baize/shell';
import { choicesQuery, salaryRangesQuery, sendQuestionnaire } from '../api/questionnaire.ts';
import { forgetQuestioned } from '../state/questioned.ts';
import { EMPTY_FORM, readForm, type QuestionnaireField } from '../model/questionnaire-form.ts';

/** The label of each field, in the order of the form. A text that "Other" asks for belongs to its question. */
const LABELS: Readonly<Record<QuestionnaireField, string>> = {
  occupation: 'kyc.edd.occupation',
  otherOccupation: 'kyc.edd.occupation',
  sourceOfFunds: 'kyc.edd.source',
  otherSource: 'kyc.edd.source',
  salaryRangeId: 'kyc.edd.salary',
  placeOfBirth: 'kyc.edd.placeOfBirth',
  nationality: 'kyc.edd.nationality',
};
const FIELD_ORDER = Object.keys(LABELS) as readonly QuestionnaireField[];

/** The EDD questionnaire (A§3, A§5): work, income and the source of the money. */
export function Questionnaire() {
  const text = useText('kyc');
  const errorText = useErrorText('kyc');
  const format = useFormat();
  const tag = useLanguageTag();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const playerId = useSession()?.playerId ?? '';
  const { market } = useSite();
  const ranges = useQuery(salaryRangesQuery(playerId));
  const choices = useQuery(choicesQuery(contentLocale(market.translation)));
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(tag);
    return COUNTRY_CODES.map((value) => ({ value, label: countryName(value, tag) })).sort((a, b) =>
      compare(a.label, b.label),
    );
  }, [tag]);
  const [form, setForm] = useState(EMPTY_FORM);
  const [missing, setMissing] = useState<readonly QuestionnaireField[]>([]);
  const send = useMutation({
    mutationFn: sendQuestionnaire,
    onSuccess: () => {
      // A later request opens the dialog again (A§4).
      forgetQuestioned(playerId);
      toasts.success(text('kyc.edd.sent'));
    },
    onSettled: () =>
      Promise.all(['documents', 'profile'].map((key) => queryClient.invalidateQueries(playerQueries(key)))),
  });
  const failed = [ranges, choices].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <Alert
        tone="negative"
        title={errorText(failed.error)}
        actions={
          <Button size="sm" variant="secondary" onClick={() => void failed.refetch()}>
            {text('shell.tryAgain')}
          </Button>
        }
      />
    );
  if (!ranges.data || !choices.data) return <Skeleton lines={6} />;
  const set = (field: QuestionnaireField, value: string) => {
    setForm((known) => ({ ...known, [field]: value }));
    setMissing((known) => known.filter((each) => each !== field));
  };
  const field = (name: QuestionnaireField) => ({
    name,
    value: form[name],
    error: missing.includes(name) ? text('kyc.edd.missing') : undefined,
  });
  // "Other" is not the content's: it asks for the player's own words.
  const optionsOf = (offered: readonly { readonly id: string; readonly title: string }[]) => [
    ...offered.filter(({ id }) => id !== OTHER_CHOICE).map(({ id, title }) => ({ value: id, label: title })),
    { value: OTHER_CHOICE, label: text('kyc.edd.other') },
  ];
  const amount = (value: number, currency: string) => format.money(hundredthsOf(value), currency);
  return (
    <Form
      label={text('kyc.document.EDD_QUESTIONNAIRE')}
      errors={FIELD_ORDER.filter((name) => missing.includes(name)).map((name) => ({
        field: name,
        message: text(LABELS[name]),
      }))}
      busy={send.isPending}
      onSubmit={async () => {
        const read = readForm(form);
        setMissing('occupation' in read ? [] : read);
        if ('occupation' in read) await send.mutateAsync(read).catch(() => undefined);
      }}
    >
      <Select
        label={text('kyc.edd.occupation')}
        placeholder={text('kyc.choose')}
        {...field('occupation')}
        onChange={(event) => set('occupation', event.target.value)}
        options={optionsOf(choices.data.occupation)}
      />
      {form.occupation === OTHER_CHOICE && (
        <TextField
          label={text('kyc.edd.otherText')}
          maxLength={100}
          {...field('otherOccupation')}
          onChange={(event) => set('otherOccupation', event.target.value)}
        />
      )}
      <Select
        label={text('kyc.edd.source')}
        placeholder={text('kyc.choose')}
        {...field('sourceOfFunds')}
        onChange={(event) => set('sourceOfFunds', event.target.value)}
        options={optionsOf(choices.data.source)}
      />
      {form.sourceOfFunds === OTHER_CHOICE && (
        <TextField
          label={text('kyc.edd.otherText')}
          maxLength={100}
          {...field('otherSource')}
          onChange={(event) => set('otherSource', event.target.value)}
        />
      )}
      <Select
        label={text('kyc.edd.salary')}
        placeholder={text('kyc.choose')}
        {...field('salaryRangeId')}
        onChange={(event) => set('salaryRangeId', event.target.value)}
        options={ranges.data.salaryRanges.map(({ id, from, to, currencyCode }) => ({
          value: String(id),
          label:
            to === null
              ? text('kyc.edd.salary.over', { from: amount(from, currencyCode) })
              : text(from === 0 ? 'kyc.edd.salary.upTo' : 'kyc.edd.salary.range', {
                  from: amount(from, currencyCode),
                  to: amount(to, currencyCode),
                }),
        }))}
      />
      <TextField
        label={text('kyc.edd.placeOfBirth')}
        maxLength={100}
        {...field('placeOfBirth')}
        onChange={(event) => set('placeOfBirth', event.target.value)}
      />
      <Combobox
        label={text('kyc.edd.nationality')}
        placeholder={text('kyc.choose')}
        {...field('nationality')}
        onChange={(value) => set('nationality', value)}
        options={countries}
      />
      {send.isError && <Alert tone="negative" live title={errorText(send.error)} />}
      <div>
        <Button type="submit" loading={send.isPending}>
          {text('kyc.edd.send')}
        </Button>
      </div>
    </Form>
  );
}
