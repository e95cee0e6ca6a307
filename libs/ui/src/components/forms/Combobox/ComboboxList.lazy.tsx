import { Check, ChevronDown } from 'lucide-react';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { InPageLocale } from '../../../provider/InPageLocale.tsx';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { ComboboxListProps } from './ChoiceControl.tsx';
import type { ComboboxOption } from './Combobox.tsx';
import * as css from './Combobox.css.ts';
import { matchOptions, meantOption } from './matchOptions.ts';

/** More entries than this are drawn as they scroll into sight. */
const MANY = 100;
/** Height of a row in px before it has been measured: the least target of a finger. */
const ROW = 44;

interface TypedProps {
  list: RefObject<HTMLDivElement | null>;
  query: string | null;
  onQuery: (query: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  placeholder: string | undefined;
}

/** The text part: a press opens the list, letters search it, and the best match waits for Enter. */
function Typed({ list, query, onQuery, inputRef, placeholder }: TypedProps) {
  const state = useContext(ComboBoxStateContext);
  const first = state?.collection.getFirstKey() ?? null;
  // React Aria drops its focused option whenever the text changes; Enter has to take the best match all the same.
  useEffect(() => {
    if (state?.isOpen && query !== null && query !== '' && state.selectionManager.focusedKey === null && first !== null)
      state.selectionManager.setFocusedKey(first);
  });
  const isOpen = state?.isOpen === true;
  // Opened by a pointer it begins at what is chosen too, however far down that is.
  useEffect(() => {
    if (!isOpen || query !== null || state?.selectedKey == null) return;
    state.selectionManager.setFocusedKey(state.selectedKey);
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const chosen = box?.querySelector('[aria-selected="true"]');
      if (!box || !chosen) return;
      const [outer, inner] = [box.getBoundingClientRect(), chosen.getBoundingClientRect()];
      box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    });
    return () => cancelAnimationFrame(frame);
    // Once for each opening: the pointer and the arrows go where they like from there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
  return (
    <Input
      ref={inputRef}
      className={css.input}
      {...(placeholder === undefined ? {} : { placeholder })}
      enterKeyHint="done"
      autoCapitalize="off"
      // React Aria also says “focus” when the marked option is left for the text: what was typed is not to be marked then.
      onFocus={(event) => {
        if (query === null && state?.isOpen !== true) event.currentTarget.select();
      }}
      onClick={(event) => {
        if (query === null) event.currentTarget.select();
        state?.open(null, 'manual');
      }}
      onInput={(event) => {
        onQuery(event.currentTarget.value);
        state?.open(null, 'input');
      }}
    />
  );
}

/** The searchable list behind `Combobox` and the country code of `PhoneField`. Fetched when somebody is there to use it. */
export function ComboboxList({
  options,
  value,
  onChange,
  onBlur,
  inputRef,
  id,
  label,
  labelledBy,
  describedBy,
  invalid = false,
  disabled = false,
  placeholder,
  shown,
  onSearching,
}: ComboboxListProps) {
  const words = useLabel();
  // null: nobody searches, the field shows what is chosen.
  const [query, setQuery] = useState<string | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);
  const found = useMemo(() => (query === null ? options : matchOptions(options, query)), [options, query]);
  const searching = query !== null;
  useLayoutEffect(() => onSearching(searching), [searching, onSearching]);
  const choose = (next: string) => {
    setQuery(null);
    if (next !== value) onChange(next);
  };
  const leave = () => {
    const meant = query === null ? undefined : meantOption(options, query);
    if (meant && meant.disabled !== true) choose(meant.value);
    else setQuery(null);
    onBlur?.();
  };
  const list = (
    <ListBox
      ref={listRef}
      className={css.list}
      items={found}
      renderEmptyState={() => <div className={css.nothing}>{words('ui.noMatch', { query: query ?? '' })}</div>}
    >
      {(option: ComboboxOption) => (
        <ListBoxItem
          id={option.value}
          className={css.option}
          textValue={option.hint === undefined ? option.label : `${option.label} ${option.hint}`}
          isDisabled={option.disabled ?? false}
        >
          {({ isSelected }) => (
            <>
              {option.mark !== undefined && (
                <span className={css.mark} aria-hidden="true">
                  {option.mark}
                </span>
              )}
              <span className={css.name}>{option.label}</span>{' '}
              {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
              {isSelected && (
                <span className={css.tick}>
                  <Icon icon={Check} size="sm" />
                </span>
              )}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <InPageLocale>
      <ComboBox
        className={css.box}
        {...(id === undefined ? {} : { id })}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        // The list opens by what somebody does, not by every change of the text: a text that is put back must not open it again.
        menuTrigger="manual"
        allowsEmptyCollection
        validationBehavior="aria"
        isInvalid={invalid}
        isDisabled={disabled}
        items={found}
        selectedKey={value === '' ? null : value}
        inputValue={query ?? shown ?? chosen?.label ?? ''}
        onInputChange={() => undefined}
        onSelectionChange={(key) => {
          if (key !== null) choose(String(key));
          else setQuery(null);
        }}
        onBlur={leave}
      >
        <Group className={css.group}>
          {query === null && !disabled && shown === undefined && chosen?.mark !== undefined && (
            <span className={css.before} aria-hidden="true">
              <span className={css.mark}>{chosen.mark}</span>
            </span>
          )}
          <Typed list={listRef} query={query} onQuery={setQuery} inputRef={inputRef} placeholder={placeholder} />
          <span className={css.arrow}>
            <Icon icon={ChevronDown} size="sm" />
          </span>
          <Button className={css.open}>
            <span />
          </Button>
        </Group>
        <Popover className={css.popover} offset={4} containerPadding={8}>
          {options.length > MANY ? (
            <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: ROW }}>
              {list}
            </Virtualizer>
          ) : (
            list
          )}
        </Popover>
      </ComboBox>
    </InPageLocale>
  );
}
