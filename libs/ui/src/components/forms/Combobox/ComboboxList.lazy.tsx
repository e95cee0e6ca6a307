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
import { matchOptions, inferOption } from './matchOptions.ts';

/** Longer lists are virtualised. */
const MANY = 100;
/** Height of a row in px before it is measured: the smallest touch target. */
const ROW = 44;

interface TypedProps {
  list: RefObject<HTMLDivElement | null>;
  query: string | null;
  onQuery: (query: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  placeholder: string | undefined;
}

/** The text input. A press opens the list, letters search it, and Enter takes the best match. */
function Typed({ list, query, onQuery, inputRef, placeholder }: TypedProps) {
  const state = useContext(ComboBoxStateContext);
  const first = state?.collection.getFirstKey() ?? null;
  // React Aria clears the focused option when the text changes, but Enter must still take the best match.
  useEffect(() => {
    if (state?.isOpen && query !== null && query !== '' && state.selectionManager.focusedKey === null && first !== null)
      state.selectionManager.setFocusedKey(first);
  });
  const isOpen = state?.isOpen === true;
  // A list opened by a pointer also starts at the chosen option, however far down it is.
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
    // Only once per opening: after that, the pointer and the arrow keys move freely.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
  return (
    <Input
      ref={inputRef}
      className={css.input}
      {...(placeholder === undefined ? {} : { placeholder })}
      enterKeyHint="done"
      autoCapitalize="off"
      // React Aria also reports a focus when it moves from an option back to the text. Do not select what was typed
      // then.
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

/**
 * The searchable list behind `Combobox` and `PhoneField`'s country code. Loaded after the player's first interaction.
 */
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
  // null: no search, so the field shows the chosen option.
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
    const meant = query === null ? undefined : inferOption(options, query);
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
        // Open the list only after the player's own input. Restoring the text must not open it again.
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
