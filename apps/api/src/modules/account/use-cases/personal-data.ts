import { ERROR } from '@baize/contracts/errors';
import {
  PERSONAL_DATA_COPIES_PER_DAY,
  type PersonalDataBody,
  type PersonalDataPart,
  type WithheldData,
} from '@baize/contracts/personal-data';
import type { CurrencyCode } from '@baize/kernel';
import { getTableName } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { readPersonalRows, type RowKey } from '../../../plugins/personal-data.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { decoded, encoded, signedText, verifiedText } from '../../../plugins/signed-text.ts';
import { askPassword } from '../../identity/index.ts';
import { findPlayer, lockPlayer } from '../../player/index.ts';
import { countCopies, insertCopy } from '../repository.ts';
import type { PasswordContext } from './password.ts';

const DAY_MS = 86_400_000;
/** How long the parts of a copy can be asked for after its start. */
const COPY_MS = 30 * 60_000;
/** Rows in one part: some hundred kilobytes, read in milliseconds, however long the player's history is. */
const PART_ROWS = 1000;

/** Where a copy goes on. It is signed, so the caller cannot make one up. */
interface Position {
  readonly playerId: string;
  readonly sessionId: string;
  readonly startedAt: string;
  /** Index in the list of tables. */
  readonly table: number;
  /** Key of the last row that was given; null: from the table's beginning. */
  readonly after: RowKey | null;
}

/** @throws Refusal 400 error.personal_data.expired for a position that is not of this session, or too old */
function opened(app: FastifyInstance, { playerId, sessionId }: Player, next: string): Position {
  const text = verifiedText(app.env, 'personal data', next);
  if (text !== null) {
    const position = decoded(text) as Position;
    const age = app.clock.now().getTime() - Date.parse(position.startedAt);
    if (position.playerId === playerId && position.sessionId === sessionId && age < COPY_MS) return position;
  }
  throw new Refusal(400, ERROR.personalDataExpired);
}

/** Counts the copy. @throws Refusal 429 error.personal_data.too_often */
async function start({ app }: PasswordContext, session: Player): Promise<Position> {
  const { playerId, sessionId } = session;
  const now = app.clock.now();
  await app.db.transaction(async (tx) => {
    // Locked, so that two calls at once count one after the other.
    if (!(await lockPlayer(tx, playerId))) throw new Refusal(401, ERROR.unauthorized);
    await app.holdSession(tx, session);
    const copies = await countCopies(tx, playerId, new Date(now.getTime() - DAY_MS));
    if (copies >= PERSONAL_DATA_COPIES_PER_DAY) throw new Refusal(429, ERROR.personalDataTooOften);
    await insertCopy(tx, playerId, now);
    await app.audit(tx, 'player.personal_data_copied', playerId, {});
  });
  return { playerId, sessionId, startedAt: now.toISOString(), table: 0, after: null };
}

/** Lists what a copy leaves out, and why: the player has a right to know that too. */
const withheldFrom = (app: FastifyInstance): WithheldData[] =>
  app.personalData.flatMap(({ tables, withheld = {} }) => [
    ...tables.flatMap(({ table, withheld: columns }) =>
      Object.entries(columns).map(([column, reason]) => ({ table: getTableName(table), column, reason })),
    ),
    ...Object.entries(withheld).map(([table, reason]) => ({ table, column: null, reason })),
  ]);

/**
 * Returns one part of a copy of everything that we store about the player: at most 1,000 rows, so that no history is too
 * long and no call holds up others. The first part asks for the password and counts as one copy; a part leads to the next
 * one (docs/decisions/0113).
 * @throws Refusal 400 error.old_password.incorrect, error.personal_data.expired · 403
 * error.sign.in.attempt.count.exceeded · 429 error.personal_data.too_often
 */
export async function copyPersonalDataOf(
  context: PasswordContext,
  session: Player,
  body: PersonalDataBody,
): Promise<PersonalDataPart> {
  const { app } = context;
  if ('password' in body) await askPassword(context, session.playerId, body.password, 'password');
  const position = 'password' in body ? await start(context, session) : opened(app, session, body.next);
  const player = await findPlayer(app.db, session.playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  const tables = app.personalData.flatMap((data) => data.tables);
  const sections: PersonalDataPart['sections'] = [];
  let { table: index, after } = position;
  for (let left = PART_ROWS; index < tables.length && left > 0;) {
    const table = tables[index];
    if (!table) break;
    const { rows, lastKey } = await readPersonalRows(app.db, table, player.id, after, left);
    if (rows.length > 0) sections.push({ table: getTableName(table.table), rows: [...rows] });
    left -= rows.length;
    after = lastKey;
    if (lastKey === null) index += 1;
  }
  const isDone = index >= tables.length;
  return {
    playerId: player.id,
    brand: player.brand,
    currency: player.currency as CurrencyCode,
    startedAt: position.startedAt,
    sections,
    withheld: isDone ? withheldFrom(app) : [],
    next: isDone ? null : signedText(app.env, 'personal data', encoded({ ...position, table: index, after })),
  };
}
