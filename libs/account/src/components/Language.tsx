import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form, Select, Text } from '@baize/ui';
import { languageOf } from '@baize/brand';
import type { PlayerProfile } from '@baize/contracts/player';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useErrorText, useToasts, playerQueries } from '@baize/shell';
import { saveLanguage } from '../api/language.ts';
import { refusedFields } from '../model/refused-fields.ts';
import { useFieldErrorText } from '../words/use-field-error-text.ts';
import { Editable } from './Editable.tsx';

/** A language by its own name, so that players find theirs in any page language. */
const ownName = (code: string): string => {
  const name =
    new Intl.DisplayNames([code === 'tl' ? 'fil' : code], { type: 'language' }).of(code === 'tl' ? 'fil' : code) ??
    code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

/** The language of emails, codes and support, among those of the brand (A§7). */
export function Language({ profile }: { readonly profile: PlayerProfile }) {
  const text = useText('account');
  return (
    <Editable
      title={text('account.language.title')}
      change={text('account.language.change')}
      form={(close) => <LanguageForm current={profile.languageCode.toLowerCase()} onDone={close} />}
    >
      <Text weight="medium" lang={profile.languageCode.toLowerCase()}>
        {ownName(profile.languageCode.toLowerCase())}
      </Text>
      <Text size="sm" tone="muted">
        {text('account.language.text')}
      </Text>
    </Editable>
  );
}

function LanguageForm({ current, onDone }: { readonly current: string; readonly onDone: () => void }) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const errorText = useErrorText('account');
  const toasts = useToasts();
  const client = useQueryClient();
  const languages = [...new Set(useSite().pairs.map(languageOf))].sort((a, b) => ownName(a).localeCompare(ownName(b)));
  const [chosen, setChosen] = useState(current);
  const [fault, setFault] = useState<string>();
  const save = useMutation({
    mutationFn: saveLanguage,
    onSuccess: async () => {
      toasts.success(text('player.account.language.success.toast'));
      await client.invalidateQueries(playerQueries('profile'));
      onDone();
    },
    onError: (error) => {
      const { fields, code } = refusedFields(error, ['languageCode']);
      setFault(fields.languageCode);
      if (code !== null) toasts.error(errorText(error));
    },
  });
  return (
    <Form
      label={text('account.language.title')}
      busy={save.isPending}
      onSubmit={() => save.mutateAsync(chosen).catch(() => undefined)}
    >
      <Select
        name="languageCode"
        label={text('account.language.label')}
        error={fault === undefined ? undefined : fieldErrorText(fault)}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          setFault(undefined);
        }}
        options={languages.map((code) => ({ value: code, label: ownName(code), lang: code }))}
      />
      <Text size="sm" tone="muted">
        {text('account.language.text')}
      </Text>
      <Button type="submit" loading={save.isPending}>
        {text('account.save')}
      </Button>
    </Form>
  );
}
