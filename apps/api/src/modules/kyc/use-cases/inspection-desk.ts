import { ERROR } from '@baize/contracts/errors';
import { Refusal } from '../../../plugins/errors.ts';
import { inspectFile, type Inspection } from '../model/inspect-file.ts';

/** Files that are inspected or wait for it in one process. The next is asked to come again. */
const MOST_WAITING = 20;

/**
 * @param fileId a file that is being inspected already is not inspected again: both calls get the one result
 * @param load reads the file when its turn comes
 * @throws Refusal 503 error.service_unavailable if too many wait
 */
type InspectInTurn = (
  fileId: string,
  load: () => Promise<{ readonly name: string; readonly bytes: Buffer }>,
) => Promise<Inspection>;

/**
 * Inspects one file after the other. A decoded picture takes hundreds of megabytes, so a player who sends the last part of
 * one many times at once would otherwise take the memory of all.
 */
export function inspectionDesk(inspect: typeof inspectFile = inspectFile): InspectInTurn {
  const known = new Map<string, Promise<Inspection>>();
  let last: Promise<unknown> = Promise.resolve();
  return async (fileId, load) => {
    const running = known.get(fileId);
    if (running) return running;
    if (known.size >= MOST_WAITING) throw new Refusal(503, ERROR.unavailable);
    const turn = last
      .then(load)
      .then(({ name, bytes }) => inspect(name, bytes))
      .finally(() => known.delete(fileId));
    known.set(fileId, turn);
    last = turn.catch(() => undefined);
    return turn;
  };
}
