import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components';
import { InPageLocale } from '../../../provider/InPageLocale.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  hint?: string | undefined;
  icon?: IconComponent | undefined;
  /** At the row's end: how many messages wait. */
  end?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<Record<string, unknown>, string>;
  /** Accessible name of the list. */
  label: string;
  items: readonly MenuEntry[];
  onAction: (id: string) => void;
  placement?: 'bottom start' | 'bottom end' | undefined;
  /** For a menu that is mounted by the press that opens it; its trigger takes the focus by `autoFocus`. */
  startsOpen?: boolean | undefined;
}

/** A few actions behind a button. Arrow keys, type-ahead, Escape. */
export function Menu({ trigger, label, items, onAction, placement = 'bottom end', startsOpen = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  // Once the trigger has the focus, so that closing gives it back.
  useEffect(() => {
    if (!startsOpen) return undefined;
    const timer = setTimeout(() => setOpen(true));
    return () => clearTimeout(timer);
  }, [startsOpen]);
  return (
    <InPageLocale>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Pressable>{trigger}</Pressable>
        <Popover className={css.popover} placement={placement} offset={8}>
          <AriaMenu className={css.menu} aria-label={label} onAction={(key) => onAction(String(key))}>
            {items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                className={css.item}
                textValue={item.label}
                isDisabled={item.disabled ?? false}
                data-danger={item.danger || undefined}
              >
                {item.icon && <Icon icon={item.icon} />}
                <span className={css.words}>
                  {item.label}
                  {item.hint !== undefined && <span className={css.hint}>{item.hint}</span>}
                </span>
                {item.end}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </InPageLocale>
  );
}
