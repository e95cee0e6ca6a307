import { useEffect, useMemo, useRef } from 'react';
import { Button, DescriptionList, Link, Stack, Text } from '@baize/ui';
import { countryName } from '@baize/brand';
import { countryRecords, isOpenToRegistration } from '@baize/brand/country-record';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import type { UnsupportedCountry } from '../../model/sign-up-steps.ts';
import * as css from './Unsupported.css.ts';

/**
 * The sign-up's outcome `Unsupported` (A§4): which country is meant, why nobody can join from there, and what the
 * visitor can do. A market with one country offers no choice of another (`only`), or nothing to go back to (`none`).
 * @param props.onOther leads back to the form, where everything typed still is
 */
export function Unsupported({
  countryCode,
  from,
  onOther,
}: UnsupportedCountry & {
  readonly onOther: () => void;
}) {
  const text = useText('auth');
  const tag = useLanguageTag();
  const toPath = useLocalePath();
  const { brand, market } = useSite();
  const { supportEmail } = brand.config.contact;
  const open = useMemo(() => countryRecords(market, tag).filter(isOpenToRegistration), [market, tag]);
  const [only] = open;
  const way =
    open.length > 1 ? from : only === undefined || only.code === countryCode || from === 'residence' ? 'none' : 'only';
  const country = only?.name ?? '';
  // The button that led here is gone; the next Tab leads to what can be done.
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => self.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={self} tabIndex={-1} role="status" className={css.outcome}>
      <Stack gap="md">
        <DescriptionList
          items={[
            {
              term: text(from === 'place' ? 'auth.unsupported.place' : 'auth.signUp.field.countryCode'),
              value: countryName(countryCode, tag),
            },
          ]}
        />
        <Text>{text('auth.unsupported.why')}</Text>
        <Text>{text(`auth.unsupported.next.${way}`, { country })}</Text>
        {way !== 'none' && (
          <Button size="lg" fullWidth onClick={onOther}>
            {text(`auth.unsupported.other.${way}`, { country })}
          </Button>
        )}
        <Button
          {...(way === 'none' ? { size: 'lg' as const } : { variant: 'secondary' as const })}
          fullWidth
          href={toPath('')}
        >
          {text('auth.unsupported.games')}
        </Button>
        <Text tone="muted">
          {text('auth.unsupported.help')} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </Text>
      </Stack>
    </div>
  );
}
