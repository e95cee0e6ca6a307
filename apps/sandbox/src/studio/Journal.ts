import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * An append-only file of JSON lines. `append` resolves when the line is on the disk (writes are grouped, with one sync
 * for all that wait), so everything awaited survives a crash. Opening it reads the existing lines; a last line cut
 * short by a crash was never acknowledged and is dropped.
 */
export class Journal<Entry> {
  #file: FileHandle;
  #waiting: { line: string; done: () => void; failed: (cause: unknown) => void }[] = [];
  #writing: Promise<void> | undefined;
  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /**
   * @param keep selects the entries that are still needed; the file is rewritten with only these
   * @throws if a line in the middle is damaged, because it may concern money and a person must check it
   */
  static async open<Entry>(
    path: string,
    keep: (entries: Entry[]) => Entry[] = (entries) => entries,
  ): Promise<{ journal: Journal<Entry>; entries: Entry[] }> {
    await mkdir(dirname(path), { recursive: true });
    const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return '';
      throw cause;
    });
    const lines = text.split('\n');
    // The text after the last line break: empty, or a line cut short.
    lines.pop();
    const entries = keep(
      lines.map((line, index) => {
        try {
          return JSON.parse(line) as Entry;
        } catch (cause) {
          throw new Error(
            `Line ${index + 1} of the studio's journal ${path} is damaged. Repair or remove that line by hand: rounds may depend on it.`,
            { cause },
          );
        }
      }),
    );
    const fresh = `${path}.new`;
    const file = await open(fresh, 'w');
    await file.writeFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await file.datasync();
    await file.close();
    await rename(fresh, path);
    return { journal: new Journal<Entry>(await open(path, 'a')), entries };
  }

  append(entry: Entry): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line: `${JSON.stringify(entry)}\n`, done, failed });
      this.#writing ??= this.#flush();
    });
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#file.appendFile(batch.map(({ line }) => line).join(''));
        await this.#file.datasync();
        for (const { done } of batch) done();
      } catch (cause) {
        for (const { failed } of batch) failed(cause);
      }
    }
    this.#writing = undefined;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }
}
