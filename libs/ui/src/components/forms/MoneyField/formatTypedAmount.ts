/**
 * Returns an amount as a player of this locale types it: `1234,50`. `MoneyField` contains this text and the kernel's
 * `parseAmount` reads it.
 * @param hundredths the amount
 */
export const formatTypedAmount = (hundredths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2 }).format(
    hundredths / 100,
  );
