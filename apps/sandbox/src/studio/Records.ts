import { Journal } from './Journal.ts';
import {
  applyEntry,
  isOpen,
  REMEMBERED_MS,
  stillNeeded,
  type Round,
  type RoundEntry,
  type Session,
} from './roundLog.ts';

/** A studio's sessions and rounds: in memory, and on the disk in its journal. */
export class Records {
  readonly sessions = new Map<string, Session>();
  readonly rounds = new Map<string, Round>();
  readonly #bySession = new Map<string, readonly Round[]>();
  readonly #byToken = new Map<string, string>();
  readonly #journal: Journal<RoundEntry>;

  private constructor(journal: Journal<RoundEntry>) {
    this.#journal = journal;
  }

  /** Reads the journal's entries that are still needed. @param path of the journal's file */
  static async open(path: string, now: number): Promise<Records> {
    const { journal, entries } = await Journal.open<RoundEntry>(path, (read) => stillNeeded(read, now));
    const records = new Records(journal);
    for (const entry of entries) records.apply(entry);
    return records;
  }

  /** Applies an entry in memory alone: of play money, or of a doubt that could not be written down. */
  apply(entry: RoundEntry): void {
    const before = entry.t === 'adopted' ? this.rounds.get(entry.id)?.sessionId : undefined;
    applyEntry(this.sessions, this.rounds, entry);
    if (entry.t === 'session' && entry.session.tokenHash) this.addToken(entry.session.tokenHash, entry.session.id);
    if (entry.t !== 'betting' && entry.t !== 'adopted') return;
    const round = this.rounds.get(entry.id);
    if (!round) return;
    if (before !== undefined)
      this.#bySession.set(
        before,
        this.#of(before).filter((each) => each !== round),
      );
    this.#bySession.set(entry.sessionId, [...this.#of(entry.sessionId), round]);
  }
  /** Writes an entry to the journal, then applies it: memory is never ahead of the journal. */
  async record(entry: RoundEntry): Promise<void> {
    await this.#journal.append(entry);
    this.apply(entry);
  }

  #of(sessionId: string): readonly Round[] {
    return this.#bySession.get(sessionId) ?? [];
  }
  /** Returns the rounds of a session, the oldest first. */
  roundsOf({ id }: Pick<Session, 'id'>): readonly Round[] {
    return this.#of(id);
  }
  /** Lets a launch token lead to a session, besides the one that opened it. */
  addToken(tokenHash: string, sessionId: string): void {
    this.#byToken.set(tokenHash, sessionId);
  }
  /** Returns the id of the session that a launch token opened. */
  sessionOfToken(tokenHash: string): string | undefined {
    return this.#byToken.get(tokenHash);
  }

  /** Forgets sessions that are long over, with their rounds. One of real money waits until nothing of it is open. */
  forgetOld(now: number, onForget: (session: Session, rounds: readonly Round[]) => void): void {
    for (const session of this.sessions.values()) {
      const rounds = this.roundsOf(session);
      const last = Math.max(session.startedAt, rounds.at(-1)?.at ?? 0);
      if (now - last < REMEMBERED_MS || (session.mode === 'real' && rounds.some(isOpen))) continue;
      for (const { id } of rounds) this.rounds.delete(id);
      this.sessions.delete(session.id);
      this.#bySession.delete(session.id);
      onForget(session, rounds);
    }
    for (const [tokenHash, sessionId] of this.#byToken)
      if (!this.sessions.has(sessionId)) this.#byToken.delete(tokenHash);
  }

  async close(): Promise<void> {
    await this.#journal.close();
  }
}
