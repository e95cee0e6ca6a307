import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { BrandConfig } from '@baize/brand';
import type { CurrencyCode } from '@baize/kernel';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { holdForReview } from '../../person/index.ts';
import { findPlayers, matchesThatHold, updatePlayer } from '../../player/index.ts';
import { isCpfTaken, refuseKnownPerson, refuseRegistered } from './registration-checks.ts';
import { lockRegistration, riskSettingOf, type RegistrationContext } from './registration-context.ts';

/**
 * Last step (A§4 Complete): once details and the market's verifications are complete, the player becomes REGISTERED and
 * gets a wallet, in one transaction.
 */
export async function finishIfComplete(
  context: RegistrationContext,
  brand: BrandConfig,
  tx: Transaction,
  playerId: string,
): Promise<boolean> {
  const { app, identity } = context;
  const player = await lockRegistration(tx, playerId);
  const asked = riskSettingOf(app, brand, player.countryCode);
  const complete =
    player.dateOfBirth !== null &&
    (!asked.smsVerification || player.phoneVerifiedAt !== null) &&
    (!asked.emailVerification || player.emailVerifiedAt !== null);
  if (!complete) return false;
  const now = app.clock.now();
  // Told only here, to the owner of the phone and the mailbox: nobody learns of a stranger's exclusion by their name.
  refuseRegistered(player.registerExclusion);
  // Under the person's lock: an exclusion that is being made on another account comes before this or after it.
  const found = await app.persons.recognise(tx, playerId, player);
  const others = [...(await findPlayers(tx, found.certain)).values()];
  refuseKnownPerson(brand, others, now);
  // Under the person's lock: of two registrations with one CPF at the same time, one is first.
  if (player.cpf !== null && (await isCpfTaken(app, tx, brand, player.cpf)))
    throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
  await updatePlayer(tx, playerId, {
    status: 'REGISTERED',
    registeredAt: now,
    personId: others[0]?.personId ?? player.personId,
  });
  await app.persons.record(tx, [player]);
  const likely = await matchesThatHold(tx, found.likely, found.certain);
  const isHeld = await holdForReview(tx, playerId, likely, now);
  await identity.confirmUser(tx, playerId);
  await app.playerRegistered(tx, {
    playerId,
    brand: player.brand,
    countryCode: player.countryCode,
    currency: player.currency as CurrencyCode,
  });
  // Last, because the audit log's end stays locked until the transaction ends.
  if (isHeld) await app.audit(tx, 'player.held_for_review', playerId, { matches: likely });
  app.metrics
    .counter('baize_registrations_total', 'Completed registrations.', ['brand', 'country'])
    .inc({ brand: player.brand, country: player.countryCode });
  return true;
}
