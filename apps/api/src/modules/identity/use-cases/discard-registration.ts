import type { Transaction } from '../../../plugins/database.ts';
import { deleteUnfinished } from '../../player/index.ts';
import { deleteCodes, emptyCodes } from '../repository/codes.ts';
import type { RegistrationContext } from './registration-context.ts';

type Discarding = Pick<RegistrationContext, 'identity'>;

async function removeUnfinished({ identity }: Discarding, tx: Transaction, playerId: string): Promise<boolean> {
  if (!(await deleteUnfinished(tx, playerId))) return false;
  await identity.removeUser(tx, playerId);
  return true;
}

/** Deletes an account whose registration was never finished. @returns false if it is no such account */
export async function discardUnfinished(context: Discarding, tx: Transaction, playerId: string): Promise<boolean> {
  if (!(await removeUnfinished(context, tx, playerId))) return false;
  await deleteCodes(tx, playerId);
  return true;
}

/**
 * Deletes an unfinished account that a corrected one replaces (`IdentifiedPerson.replaces` in
 * register-identified.ts). The counts of its codes stay:
 * correcting a number allows no more messages and no more guesses.
 * @returns false if it is no such account
 */
export async function makeRoom(context: Discarding, tx: Transaction, playerId: string): Promise<boolean> {
  if (!(await removeUnfinished(context, tx, playerId))) return false;
  await emptyCodes(tx, playerId);
  return true;
}
