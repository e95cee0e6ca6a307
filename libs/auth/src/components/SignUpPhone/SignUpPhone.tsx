import type { UseFormRegisterReturn } from 'react-hook-form';
import { PhoneField } from '@baize/ui';
import { countryOfNumber, type PhonePrefixOption } from '@baize/brand/phone-prefixes';
import { useText } from '@baize/i18n';

export interface SignUpPhoneProps {
  readonly prefixes: readonly PhonePrefixOption[];
  /** The country whose calling code is chosen. */
  readonly country: string;
  readonly onCountryChange: (country: string) => void;
  /** The registered field of the number. */
  readonly number: UseFormRegisterReturn;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** The phone number of a sign-up. A number that is typed with its calling code chooses that code. */
export function SignUpPhone({ prefixes, country, onCountryChange, number, hint, error }: SignUpPhoneProps) {
  const text = useText('auth');
  return (
    <PhoneField
      label={text('auth.signUp.field.mobilePhone.body')}
      hint={hint}
      prefixes={prefixes}
      prefixValue={country}
      onPrefixChange={onCountryChange}
      error={error}
      {...number}
      onChange={(event) => {
        const own = countryOfNumber(event.target.value, country, prefixes);
        if (own !== null && own !== country) onCountryChange(own);
        void number.onChange(event);
      }}
    />
  );
}
