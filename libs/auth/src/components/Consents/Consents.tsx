import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox, Link } from '@baize/ui';
import { fillText, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';

export interface ConsentsProps {
  /** The age in years that the law of the player's country asks for. */
  readonly age: number;
  readonly terms: UseFormRegisterReturn;
  readonly termsError: string | undefined;
  readonly marketing: UseFormRegisterReturn;
}

/** What a new player agrees to: terms and age, and offers if they wish. Nothing is ticked before. */
export function Consents({ age, terms, termsError, marketing }: ConsentsProps) {
  const text = useText('auth');
  const toPath = useLocalePath();
  const linkTo = (path: string, key: string) => (
    <Link href={toPath(path)} target="_blank">
      {text(key)}
    </Link>
  );
  return (
    <>
      <Checkbox
        label={fillText(
          text,
          'auth.signUp.terms.accept',
          {
            terms: linkTo('terms', 'auth.signUp.terms.link'),
            privacy: linkTo('privacy-policy', 'auth.signUp.privacy.link'),
          },
          { age },
        )}
        error={termsError}
        {...terms}
      />
      <Checkbox label={text('auth.signUp.marketing')} hint={text('auth.signUp.marketingHint')} {...marketing} />
    </>
  );
}
