import { ChevronDown } from 'lucide-react';
import {
  createElement,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type Ref,
  type RefObject,
} from 'react';
import { useFirstInteraction } from '../../../provider/useFirstInteraction.ts';
import { useHydrated } from '../../../provider/useHydrated.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { ComboboxOption } from './Combobox.tsx';
import * as css from './Combobox.css.ts';

export interface ChoiceControlProps {
  /** How the control sits in its shell. */
  className: string;
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
  id?: string | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  /** The field's text for the chosen option; the option's label if left out. */
  shown?: string | undefined;
}

/** Props of the list. They are declared here because only files that load on demand may import React Aria. */
export interface ComboboxListProps {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  id?: string | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  shown?: string | undefined;
  onSearching: (searching: boolean) => void;
}

type List = ComponentType<ComboboxListProps>;
let arrived: List | undefined;

/**
 * Loads the searchable list after the player's first interaction. Until it has loaded, or if that fails, the native
 * select stays in use.
 */
function useList(): List | undefined {
  const wanted = useFirstInteraction();
  const [list, setList] = useState<{ list: List } | undefined>(() =>
    wanted && arrived ? { list: arrived } : undefined,
  );
  useEffect(() => {
    if (!wanted || list) return;
    let gone = false;
    import('./ComboboxList.lazy.tsx').then(
      (module) => {
        arrived = module.ComboboxList;
        if (!gone) setList({ list: module.ComboboxList });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, list]);
  return list?.list;
}

const entryOf = ({ value, label, hint, disabled }: ComboboxOption) => (
  <option key={value} value={value} disabled={disabled}>
    {hint === undefined ? label : `${label} (${hint})`}
  </option>
);

/**
 * A native select that becomes a searchable list. The select stays behind the list, because browsers fill it in and
 * forms read it.
 */
export function ChoiceControl({
  className,
  options,
  value,
  onChange,
  onBlur,
  name,
  autoComplete,
  placeholder,
  disabled,
  ref,
  id,
  label,
  labelledBy,
  describedBy,
  invalid,
  shown,
}: ChoiceControlProps) {
  const list = useList();
  // Never replace a select that has the focus or is open; wait until the player leaves it.
  const [inUse, setInUse] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [searching, setSearching] = useState(false);
  const upgraded = list !== undefined && !inUse;
  // Hundreds of countries stay as they are while the player types in another field of the form.
  const entries = useMemo(() => options.map(entryOf), [options]);
  // A server knows other names of countries than the browser, and its page would be twice as large with all of them.
  const isHydrated = useHydrated();
  return (
    <span className={className} data-searching={searching || undefined}>
      {!upgraded && shown !== undefined && (
        <span className={css.shown} aria-hidden="true">
          {shown}
        </span>
      )}
      <select
        ref={ref}
        className={css.native}
        name={name}
        autoComplete={autoComplete}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(upgraded
          ? {
              'data-behind': true,
              'aria-hidden': true,
              tabIndex: -1,
              'aria-label': label,
              onFocus: () => input.current?.focus(),
            }
          : {
              id,
              'aria-label': label,
              'aria-describedby': describedBy,
              'aria-invalid': invalid,
              onFocus: () => setInUse(true),
              onBlur: () => {
                setInUse(false);
                onBlur?.();
              },
            })}
      >
        {(placeholder !== undefined || !options.some((option) => option.value === value)) && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {isHydrated ? entries : options.filter((option) => option.value === value).map(entryOf)}
      </select>
      {!upgraded && (
        <span className={css.arrow}>
          <Icon icon={ChevronDown} size="sm" />
        </span>
      )}
      {/* Keep one component type from here on, so that React never remounts the list. */}
      {upgraded &&
        createElement(list, {
          options,
          value,
          onChange,
          onBlur,
          inputRef: input,
          id,
          label,
          labelledBy,
          describedBy,
          invalid,
          disabled,
          placeholder,
          shown,
          onSearching: setSearching,
        })}
    </span>
  );
}
