import { ChevronDown } from 'lucide-react';
import { createElement, useEffect, useRef, useState, type ComponentType, type Ref, type RefObject } from 'react';
import { useFirstSign } from '../../../provider/useFirstSign.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { ComboboxOption } from './Combobox.tsx';
import * as css from './Combobox.css.ts';

export interface ChoiceControlProps {
  /** How it stands in its shell. */
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
  /** What stands in the field for the chosen option; its label where left out. */
  shown?: string | undefined;
}

/** What the list takes; written here, because only what is fetched later may name React Aria. */
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

/** The searchable list, once somebody is there to use it. While it cannot be fetched the native select goes on. */
function useList(): List | undefined {
  const wanted = useFirstSign();
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

/** A native select that becomes a searchable list. The select stays behind it: browsers fill it in, forms read it. */
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
  // Never under somebody's fingers: a select that has the focus, or is open, is replaced when it is left.
  const [inUse, setInUse] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [searching, setSearching] = useState(false);
  const upgraded = list !== undefined && !inUse;
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
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.hint === undefined ? option.label : `${option.label} (${option.hint})`}
          </option>
        ))}
      </select>
      {!upgraded && (
        <span className={css.arrow}>
          <Icon icon={ChevronDown} size="sm" />
        </span>
      )}
      {/* One and the same component for good, once it is here: not one that is made while drawing. */}
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
