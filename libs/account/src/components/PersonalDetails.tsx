import { DescriptionList, Text } from '@baize/ui';
import { countryName } from '@baize/brand';
import type { PlayerProfile } from '@baize/contracts/player';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { Email } from './Email.tsx';
import { Part } from './Part.tsx';

/**
 * The player's personal details. Only support changes them, because identity checks, law and currency depend on them.
 */
export function PersonalDetails({ profile }: { readonly profile: PlayerProfile }) {
  const text = useText('account');
  const format = useFormat();
  const tag = useLanguageTag();
  const { supportEmail } = useSite().brand.config.contact;
  const currency = new Intl.DisplayNames([tag], { type: 'currency' }).of(profile.currencyCode) ?? profile.currencyCode;
  return (
    <Part title={text('account.details.title')}>
      <DescriptionList
        items={[
          { term: text('account.details.name'), value: `${profile.firstName} ${profile.lastName}` },
          { term: text('account.details.email'), value: <Email address={profile.email} /> },
          { term: text('account.details.country'), value: countryName(profile.countryCode, tag) },
          { term: text('account.details.currency'), value: `${currency} (${profile.currencyCode})` },
          { term: text('account.details.since'), value: format.date(profile.registrationDate, { dateStyle: 'long' }) },
        ]}
      />
      <Text size="sm" tone="muted">
        {text('account.details.why', { email: supportEmail })}
      </Text>
    </Part>
  );
}
