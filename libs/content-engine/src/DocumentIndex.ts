/** A document as the query engine sees it. */
export type Indexed = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string };

/** Returns the values at a path such as `slug.current` or `categories[]._ref`; a list gives all its values. */
export function valuesAt(document: unknown, path: readonly string[]): unknown[] {
  let values: unknown[] = [document];
  for (const step of path) {
    const name = step.endsWith('[]') ? step.slice(0, -2) : step;
    const next: unknown[] = [];
    for (const value of values) {
      if (typeof value !== 'object' || value === null) continue;
      const inner = (value as Record<string, unknown>)[name];
      if (step.endsWith('[]')) {
        if (Array.isArray(inner)) for (const item of inner) next.push(item);
      } else next.push(inner);
    }
    values = next;
  }
  return values;
}

function referencesIn(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === '_ref' && typeof inner === 'string') found.add(inner);
      else referencesIn(inner, found);
    }
  }
}

const NOTHING: readonly Indexed[] = [];
/** Indexes are built when a query first needs one. Beyond this number of paths, documents are scanned instead. */
const MOST_INDEXES = 48;

/** Finds documents by type, by the value at a path, or by a reference, without scanning all of them. */
export class DocumentIndex {
  readonly all: readonly Indexed[];
  readonly #byId = new Map<string, Indexed>();
  readonly #byType = new Map<string, Indexed[]>();
  readonly #positions = new Map<Indexed, number>();
  readonly #byValue = new Map<string, Map<string, Indexed[]>>();

  constructor(documents: readonly Indexed[]) {
    this.all = documents;
    for (const document of documents) {
      this.#byId.set(document._id, document);
      this.#positions.set(document, this.#positions.size);
      const list = this.#byType.get(document._type);
      if (list) list.push(document);
      else this.#byType.set(document._type, [document]);
    }
  }

  get(id: string): Indexed | undefined {
    return this.#byId.get(id);
  }

  /**
   * Returns the documents of several lists without duplicates, in the order of the dataset; null if a list is missing.
   */
  union(lists: readonly (readonly Indexed[] | null)[]): readonly Indexed[] | null {
    if (lists.includes(null)) return null;
    const seen = new Set<Indexed>();
    for (const list of lists) for (const document of list ?? []) seen.add(document);
    return [...seen].sort((a, b) => (this.#positions.get(a) ?? 0) - (this.#positions.get(b) ?? 0));
  }

  ofType(type: string | null): readonly Indexed[] {
    return type === null ? this.all : (this.#byType.get(type) ?? NOTHING);
  }

  /**
   * @param path `slug.current`, `categories[]._ref`, or `*` for "refers to"
   * @returns the documents in the order of the dataset, or null if there are too many indexes already
   */
  withValue(type: string | null, path: string, value: string): readonly Indexed[] | null {
    const name = `${type ?? ''}|${path}`;
    let index = this.#byValue.get(name);
    if (!index) {
      if (this.#byValue.size >= MOST_INDEXES) return null;
      index = new Map();
      const steps = path.split('.');
      for (const document of this.ofType(type)) {
        let values: Iterable<unknown>;
        if (path === '*') {
          const found = new Set<string>();
          referencesIn(document, found);
          values = found;
        } else values = new Set(valuesAt(document, steps));
        for (const key of values) {
          if (typeof key !== 'string') continue;
          const list = index.get(key);
          if (list) list.push(document);
          else index.set(key, [document]);
        }
      }
      this.#byValue.set(name, index);
    }
    return index.get(value) ?? NOTHING;
  }
}
