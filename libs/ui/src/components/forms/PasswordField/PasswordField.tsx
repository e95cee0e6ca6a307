import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { passwordStrength } from './passwordStrength.ts';
import * as css from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'endInteractive' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
  /** The typed text. If given, a strength meter appears under the field; with an `error`, it says weak. */
  meterValue?: string | undefined;
  /** The password is known from a breach: however long, it counts as weak. */
  isKnown?: boolean | undefined;
  /** The rules as text, each with whether it is met so far. */
  rules?: readonly { label: ReactNode; met: boolean }[] | undefined;
}

const levels = ['weak', 'fair', 'good', 'strong'] as const;

/** A password that can be shown, with a strength meter and the rules that it must meet. */
export function PasswordField({ meterValue, isKnown = false, rules, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = useLabel();
  // A refused password is called no stronger than a known one: the server knows the player's own details, this meter does not.
  const isWeak = meterValue !== '' && (isKnown || Boolean(props.error));
  const strength = meterValue === undefined ? 0 : isWeak ? 1 : passwordStrength(meterValue);
  const level = levels[strength - 1];
  return (
    <div>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        endInteractive
        end={
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={label(shown ? 'ui.hidePassword' : 'ui.showPassword')}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {meterValue !== undefined && (
        <div
          className={css.meter}
          data-strength={strength}
          data-ruled={rules ? true : undefined}
          role="status"
          aria-label={level ? label('ui.passwordStrength', { level: label(`ui.strength.${level}`) }) : undefined}
        >
          {[1, 2, 3, 4].map((step) => (
            <span key={step} className={css.bar} data-on={step <= strength || undefined} />
          ))}
          <span className={css.level}>{level ? label(`ui.strength.${level}`) : ''}</span>
        </div>
      )}
      {rules && (
        <ul className={css.rules}>
          {rules.map((rule, index) => (
            <li key={index} className={css.rule} data-met={rule.met || undefined}>
              <Icon icon={rule.met ? Check : Circle} size="text" />
              {rule.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
