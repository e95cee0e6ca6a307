import type { PersonalDataPart, WithheldData } from '@baize/contracts/personal-data';

/** A row of a table, as it arrived. */
export type Row = Readonly<Record<string, unknown>>;

/** Everything that we store about a player, as it arrived. */
export interface DataCopy {
  readonly playerId: string;
  readonly brand: string;
  /** Of amounts in rows without a currency of their own. */
  readonly currency: string;
  readonly startedAt: string;
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly withheld: readonly WithheldData[];
  /** How many rows it has. */
  readonly rows: number;
}

/** Returns the copy that its parts make, in the order in which they came. */
export function copyOf([first, ...rest]: readonly [PersonalDataPart, ...PersonalDataPart[]]): DataCopy {
  const { playerId, brand, currency, startedAt } = first;
  const parts = [first, ...rest];
  const tables = new Map<string, Row[]>();
  let count = 0;
  for (const { table, rows } of parts.flatMap(({ sections }) => sections)) {
    const known = tables.get(table) ?? [];
    tables.set(table, known);
    for (const row of rows) known.push(row);
    count += rows.length;
  }
  const withheld = parts.flatMap((part) => part.withheld);
  return { playerId, brand, currency, startedAt, tables, withheld, rows: count };
}

/** Returns the copy for a machine (GDPR, article 20): all of it, in pieces that a browser need not join. */
export function jsonOf({ tables, withheld, playerId, brand, currency, startedAt }: DataCopy): string[] {
  const head = JSON.stringify({ playerId, brand, currency, startedAt, withheld }, null, 2);
  return [
    `${head.slice(0, -2)},\n  "data": {`,
    ...[...tables].flatMap(([table, rows], index) => [
      `${index === 0 ? '' : ','}\n    ${JSON.stringify(table)}: [`,
      ...rows.map((row, at) => `${at === 0 ? '' : ','}\n      ${JSON.stringify(row)}`),
      rows.length === 0 ? ']' : '\n    ]',
    ]),
    '\n  }\n}\n',
  ];
}
