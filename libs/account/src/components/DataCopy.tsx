import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button, Inline, Stack, Text } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useLanguageTag, useText, useTranslationNamespace } from '@baize/i18n';
import { useSite } from '@baize/session';
import { saveFile } from '@baize/shell';
import { fetchDataCopy } from '../api/personal-data.ts';
import { jsonOf, type DataCopy as Copy } from '../model/data-copy.ts';
import { readableCopy } from '../model/readable-copy.ts';
import { CancelButton } from './CancelButton.tsx';
import { Part } from './Part.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/**
 * A copy of everything that we store about the player, as a page to read and as JSON (GDPR, articles 15 and 20). Both are
 * made here, from one copy, so that no file with someone's whole history lies on a server.
 */
export function DataCopy() {
  const text = useText('account');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [rows, setRows] = useState(0);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const copy = useMutation({
    mutationFn: (password: string) => {
      setRows(0);
      leaving.current = new AbortController();
      return fetchDataCopy(password, { signal: leaving.current.signal, onProgress: setRows });
    },
  });
  return (
    <Part
      title={text('account.copy.title')}
      busy={copy.isPending}
      end={
        isAsking &&
        !copy.data && (
          <CancelButton
            onClick={() => {
              leaving.current?.abort();
              copy.reset();
              setAsking(false);
            }}
          />
        )
      }
    >
      <Text tone="muted">{text('account.copy.text')}</Text>
      {copy.data ? (
        <Ready copy={copy.data} />
      ) : isAsking ? (
        <PasswordForm
          label={text('account.copy.title')}
          action={text('account.copy.prepare')}
          busy={copy.isPending}
          error={copy.error}
          onSubmit={copy.mutateAsync}
        >
          {copy.isPending && rows > 0 && (
            <Text role="status">{text('account.copy.progress', { number: format.number(rows) })}</Text>
          )}
        </PasswordForm>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {text('account.copy.start')}
          </Button>
        </div>
      )}
    </Part>
  );
}

/** Returns the texts of the domains whose codes the copy has; null for a key that none of them has. */
function useCodeText(): (key: string) => string | null {
  const { brand } = useSite();
  useTranslationNamespace('wallet');
  useTranslationNamespace('kyc');
  useTranslationNamespace('bonus');
  useTranslationNamespace('auth');
  const texts: Readonly<Record<string, ReturnType<typeof useText>>> = {
    account: useText('account'),
    wallet: useText('wallet'),
    kyc: useText('kyc'),
    bonus: useText('bonus'),
    auth: useText('auth'),
  };
  return (key) => {
    const found = texts[key.split('.', 1)[0] ?? '']?.(key, { brand: brand.config.name });
    return found === undefined || found === key ? null : found;
  };
}

/** The two files, once everything has arrived. */
function Ready({ copy }: { readonly copy: Copy }) {
  const text = useText('account');
  const format = useFormat();
  const tag = useLanguageTag();
  const { brand } = useSite();
  const codeText = useCodeText();
  const day = copy.startedAt.slice(0, 10);
  const save = (pieces: readonly string[], type: string, ending: string) =>
    saveFile(new Blob([...pieces], { type: `${type};charset=utf-8` }), `${copy.brand}-${day}.${ending}`);
  const readable = () => [
    ...readableCopy(copy, {
      text,
      codeText,
      tag,
      moment: format.dateTime,
      // A date of birth is the same day in every time zone.
      date: (iso) => format.date(`${iso}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
      money: (amount, currency) => format.money(hundredthsOf(amount), currency),
      brandName: brand.config.name,
      supportEmail: brand.config.contact.supportEmail,
    }),
  ];
  return (
    <Stack gap="sm">
      <Text role="status">{text('account.copy.ready', { number: format.number(copy.rows) })}</Text>
      <Inline gap="sm">
        <Button onClick={() => save(readable(), 'text/html', 'html')}>{text('account.copy.html')}</Button>
        <Button variant="secondary" onClick={() => save(jsonOf(copy), 'application/json', 'json')}>
          {text('account.copy.json')}
        </Button>
      </Inline>
      <Text size="sm" tone="muted">
        {text('account.copy.keep')}
      </Text>
    </Stack>
  );
}
