import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Records by id, in memory and on disk. Each change appends the whole record as one line, and the last line of an id
 * counts.
 * A restart replays the file, so a killed process loses nothing that it had acknowledged; a line cut short by the kill
 * is dropped.
 * The number of records is limited: beyond `limit` the oldest record that `keep` does not protect is dropped.
 */
export class KeyedJournal<Record extends { readonly id: string }> {
  readonly #records = new Map<string, Record>();
  readonly #file: string;
  readonly #limit: number;
  readonly #keep: (record: Record) => boolean;
  #lines = 0;

  /**
   * @param options.limit maximum number of records
   * @param options.keep records that must never be dropped: money in transit
   */
  constructor(file: string, options: { readonly limit: number; readonly keep?: (record: Record) => boolean }) {
    this.#file = file;
    this.#limit = options.limit;
    this.#keep = options.keep ?? (() => false);
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) {
      for (const line of readFileSync(file, 'utf8').split('\n')) {
        if (line === '') continue;
        try {
          const record = JSON.parse(line) as Record;
          if (typeof record.id === 'string') this.#records.set(record.id, record);
        } catch {
          // The process was killed while writing this line, so its change was never acknowledged.
        }
      }
      this.#forget();
      this.#rewrite();
    }
  }

  get size(): number {
    return this.#records.size;
  }

  get(id: string): Record | undefined {
    return this.#records.get(id);
  }

  /** In order of first arrival, oldest first. */
  all(): Record[] {
    return [...this.#records.values()];
  }

  put(record: Record): Record {
    appendFileSync(this.#file, `${JSON.stringify(record)}\n`);
    this.#lines += 1;
    this.#records.set(record.id, record);
    this.#forget();
    if (this.#lines > this.#limit * 4) this.#rewrite();
    return record;
  }

  clear(): void {
    this.#records.clear();
    this.#rewrite();
  }

  #forget(): void {
    if (this.#records.size <= this.#limit) return;
    for (const [id, record] of this.#records) {
      if (this.#records.size <= this.#limit) return;
      if (!this.#keep(record)) this.#records.delete(id);
    }
  }

  #rewrite(): void {
    const draft = `${this.#file}.draft`;
    writeFileSync(
      draft,
      this.all()
        .map((record) => `${JSON.stringify(record)}\n`)
        .join(''),
    );
    renameSync(draft, this.#file);
    this.#lines = this.#records.size;
  }
}
