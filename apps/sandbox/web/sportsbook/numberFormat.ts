const formats = new Map<string, Intl.NumberFormat>();

/** Returns a number format. Each is made once: a slip of many bets is drawn on every press, and making one is slow. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format;
}
