import type { PlayerRecord } from '../../player/index.ts';
import type { RegistrationContext } from './registration-context.ts';

/** How long to wait before asking the identity vendor again after it could not answer. */
export const CHECK_AGAIN_MS = 10 * 60_000;

/** Asks the vendor. Without an answer the player stays NOT_VERIFIED and we try again. */
export async function checkIdentity(
  { app, vendor }: Pick<RegistrationContext, 'app' | 'vendor'>,
  player: PlayerRecord,
): Promise<Pick<PlayerRecord, 'kycStatus' | 'identityCheckDueAt'>> {
  try {
    const result = await vendor.check({
      playerReference: player.id,
      firstName: player.firstName,
      lastName: player.lastName,
      dateOfBirth: player.dateOfBirth ?? '',
      address: player.address ?? '',
      city: player.city ?? '',
      postalCode: player.postalCode ?? '',
      countryCode: player.countryCode,
    });
    return { kycStatus: result.level, identityCheckDueAt: null };
  } catch (fault) {
    app.log.warn({ err: fault }, 'identity check postponed');
    return { kycStatus: 'NOT_VERIFIED', identityCheckDueAt: new Date(app.clock.now().getTime() + CHECK_AGAIN_MS) };
  }
}
