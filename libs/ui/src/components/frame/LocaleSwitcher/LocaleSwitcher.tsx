import { Globe } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import * as css from './LocaleSwitcher.css.ts';

export interface LocaleOption {
  /** Language and country: `fi-FI`. */
  value: string;
  /** Market and language in their own language, so that a player who cannot read this page finds theirs. */
  label: string;
  /** BCP-47 tag of the label's language. */
  lang: string;
}

export interface LocaleSwitcherProps {
  label: string;
  value: string;
  options: readonly LocaleOption[];
  /** Receives the chosen pair. The app opens the same page in that locale and keeps its query. */
  onChange: (value: string) => void;
}

/**
 * Chooses another market or language. Renders nothing if there is only one. No flags: a flag is a country, not a
 * language.
 */
export function LocaleSwitcher({ label, value, options, onChange }: LocaleSwitcherProps) {
  if (options.length < 2) return null;
  return (
    <div className={css.switcher}>
      <span className={css.mark}>
        <Icon icon={Globe} />
      </span>
      <Select
        label={label}
        hideLabel
        value={value}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
