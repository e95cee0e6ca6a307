import { randomUUID } from 'node:crypto';
import type { BrandConfig } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import { fromWire, toWire, type CurrencyCode } from '@baize/kernel';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { originOf } from '../../../plugins/origin-of.ts';
import { currencyOfCountry } from '@baize/brand/country-record';
import { mayRegister } from '../../identity/index.ts';
import { insertSession } from '../repository.ts';
import { askBank, SESSION_MS, type BankContext } from './context.ts';

/**
 * Opens a session at the bank (A§4: authorise with an amount). The country's market record decides whether
 * pay-and-play is offered.
 * @throws Refusal 403 error.pay_and_play.unavailable · 400 amount codes · 503 error.bank.unreachable
 */
export async function authorise(
  context: BankContext,
  brand: BrandConfig,
  request: {
    readonly amount: number;
    readonly currency: CurrencyCode;
    readonly country: string;
    readonly language: string;
    /** The site's page for a player who comes back in another window, under its origin (A§2 `signup/callback`). */
    readonly returnPath: string;
  },
): Promise<{ readonly redirectUrl: string; readonly sessionId: string }> {
  const { app, bank } = context;
  const { amount: asked, currency, country, language, returnPath } = request;
  const market = app.brands.marketOfCountry(brand, country);
  if (market.market.payAndPlay !== true || !mayRegister(country, market))
    throw new Refusal(403, ERROR.payAndPlayUnavailable);
  if (currency !== currencyOfCountry(country)) throw fieldRefusal('currency', ERROR.validation, currency);
  const amount = fromWire(asked, currency);
  if (!amount.ok) throw fieldRefusal('amount', ERROR.amountInvalid, asked);
  const { min, max } = app.payments.fromBank.range(currency);
  const fault = amount.value < min ? ERROR.amountBelowMinimum : amount.value > max ? ERROR.amountAboveMaximum : null;
  if (fault) {
    const limits = { minimum: toWire(min), maximum: toWire(max), currencyCode: currency };
    throw new Refusal(400, fault, limits, [
      { field: 'amount', message: fault, objectName: 'query', rejectedValue: asked },
    ]);
  }
  // Only to the brand's own site: at another address no page waits for the code. Without its flag the site has no such page.
  const origin = originOf(app.env, brand.id);
  const canReturn = origin !== null && (await app.siteFlags.current()).flags.signupCallback;
  const id = randomUUID();
  const { bankSessionId, hostedUrl } = await askBank(context, () =>
    bank.open({
      merchantReference: id,
      amount: asked,
      currency,
      country,
      language,
      merchantName: brand.name,
      expiresInSeconds: SESSION_MS / 1000,
      ...(canReturn ? { returnUrl: new URL(returnPath, origin).href } : {}),
    }),
  );
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await insertSession(app.db, {
    id,
    brand: brand.id,
    bankSessionId,
    amount: amount.value,
    currency,
    countryCode: country,
    language,
    status: 'OPEN',
    identity: null,
    accountId: null,
    isKnown: false,
    moneyTask: 'RELEASE',
    taskAt: expiresAt,
    createdAt: now,
    expiresAt,
  });
  return { redirectUrl: hostedUrl, sessionId: id };
}
