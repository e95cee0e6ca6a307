/** A type as Storybook reads it from a component's source. */
export interface DocumentedType {
  readonly name: string;
  readonly value?: unknown;
  readonly raw?: string;
}
export interface DocumentedProp {
  readonly type?: DocumentedType | undefined;
  readonly table?: { readonly type?: { readonly summary?: string | undefined } | undefined } | undefined;
}

/** Returns the parts of a type without unions in unions and without `undefined`, which every optional prop names. */
function partsOf(type: DocumentedType): readonly DocumentedType[] {
  if (type.name === 'union' && Array.isArray(type.value))
    return (type.value as readonly DocumentedType[]).flatMap((part) => partsOf(part));
  return type.value === 'undefined' || type.name === 'undefined' ? [] : [type];
}

/** Returns a type that a control exists for: a list of values, or the only part that remains; otherwise the type itself. */
export function simplifyType(type: DocumentedType): DocumentedType {
  const parts = partsOf(type);
  if (parts.length > 0 && parts.every(({ name, value }) => name === 'enum' && Array.isArray(value)))
    return { name: 'enum', value: [...new Set(parts.flatMap(({ value }) => value as readonly unknown[]))] };
  return parts.length === 1 && parts[0] ? parts[0] : type;
}

/** Returns how a type is written for a reader: its values, or its name in the source. */
function written({ name, value, raw }: DocumentedType): string {
  if (name === 'enum') return (value as readonly unknown[]).map((each) => JSON.stringify(each)).join(' | ');
  return raw?.replace(/ \| undefined$/, '') ?? (typeof value === 'string' ? value : name);
}

/**
 * Shows the values of union props with a control, or their type. Storybook offers no control where a union names another
 * type or `undefined`, as all optional props here do, and writes the type of each as the word "union".
 */
export function showUnions(argTypes: Readonly<Record<string, DocumentedProp>>): Record<string, DocumentedProp> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => {
      if (!prop.type || (prop.type.name !== 'union' && prop.table?.type?.summary !== 'union')) return [name, prop];
      const type = simplifyType(prop.type);
      return [name, { ...prop, type, table: { ...prop.table, type: { summary: written(type) } } }];
    }),
  );
}
