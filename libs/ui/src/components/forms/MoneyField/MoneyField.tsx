import type { ComponentPropsWithRef } from 'react';
import { useLabel, useUi } from '../../../provider/UiProvider.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { formatTypedAmount } from './formatTypedAmount.ts';
import * as css from './MoneyField.css.ts';

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'prefix' | 'value' | 'onChange' | 'inputMode' | 'onBlur'
> {
  /** The typed text, unchanged; parse it with the kernel's `parseAmount`. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: ComponentPropsWithRef<'input'>['onBlur'];
  currency: string;
  /** Amounts in hundredths, shown as buttons. */
  quickAmounts?: readonly number[] | undefined;
}

type CurrencyDisplay = 'narrowSymbol' | 'code';

/** Characters of a quick amount that fit into a quarter of a phone's field: “€1,000”. */
const SHORT = 6;

/** The currency's symbol or code, and its position in the player's locale. */
function affixOf(
  currency: string,
  locale: string,
  currencyDisplay: CurrencyDisplay,
): { symbol: string; side: 'start' | 'end' } {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
  const at = parts.findIndex((part) => part.type === 'currency');
  return {
    symbol: parts[at]?.value ?? currency,
    side: at <= parts.findIndex((part) => part.type === 'integer') ? 'start' : 'end',
  };
}

/** An amount of money as the player types it, with the currency in the locale's position. */
export function MoneyField({ value, onChange, currency, quickAmounts, disabled, ...rest }: MoneyFieldProps) {
  const { locale, currency: usual } = useUi();
  const label = useLabel();
  const currencyDisplay: CurrencyDisplay = usual !== undefined && usual !== currency ? 'code' : 'narrowSymbol';
  const { symbol, side } = affixOf(currency, locale, currencyDisplay);
  const affix = <span className={css.symbol}>{symbol}</span>;
  const asTyped = (hundredths: number) => formatTypedAmount(hundredths, locale);
  const asShown = (hundredths: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(hundredths / 100);
  return (
    <div>
      <TextField
        autoComplete="off"
        enterKeyHint="done"
        {...rest}
        disabled={disabled}
        type="text"
        inputMode="decimal"
        numeric
        large
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(side === 'start' ? { start: affix } : { end: affix })}
      />
      {quickAmounts && quickAmounts.length > 0 && (
        <div
          className={css.quick}
          role="group"
          aria-label={label('ui.quickAmounts')}
          data-long={quickAmounts.some((hundredths) => asShown(hundredths).length > SHORT) || undefined}
        >
          {quickAmounts.map((hundredths) => (
            <button
              key={hundredths}
              type="button"
              className={css.amount}
              disabled={disabled}
              aria-pressed={value === asTyped(hundredths)}
              onClick={() => onChange(asTyped(hundredths))}
            >
              {asShown(hundredths)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
