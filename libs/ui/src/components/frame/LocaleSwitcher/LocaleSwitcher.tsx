import { Globe } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import * as css from './LocaleSwitcher.css.ts';

export interface LocaleOption {
  /** A locale pair: `fi-FI`. */
  value: string;
  /** Market and language by their own names: whoever cannot read this page finds theirs. */
  label: string;
  /** BCP-47 tag in which the label is written. */
  lang: string;
}

export interface LocaleSwitcherProps {
  label: string;
  value: string;
  options: readonly LocaleOption[];
  /** The app leads to the same page of the other locale, with its query. */
  onChange: (value: string) => void;
}

/** Another market or language. Not there where there is only one. No flags: a flag is a country and no language. */
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
