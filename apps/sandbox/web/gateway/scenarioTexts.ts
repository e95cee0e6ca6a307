import type { Scenario } from '../../src/gateway/model/scenarios.ts';

/** Descriptions of the scenarios for users of the gateway's own pages. */
export const SCENARIO_TEXTS: Readonly<Record<Scenario, { readonly name: string; readonly effect: string }>> = {
  SUCCESS: { name: 'Success', effect: 'Paid immediately, one webhook' },
  INSUFFICIENT_FUNDS: { name: 'Insufficient funds', effect: 'Declined by the bank' },
  STOLEN_CARD: { name: 'Stolen card', effect: 'Declined, card reported stolen' },
  PENDING: { name: 'Pending, then success', effect: 'Settles after the pending time' },
  CODE: { name: 'Asks for a code', effect: 'Confirmation step, three attempts' },
  SILENT: { name: 'No webhook', effect: 'Paid without a webhook; needs reconciliation' },
  DUPLICATED: { name: 'Webhook three times', effect: 'Paid, one event id delivered three times' },
  REORDERED: { name: 'Webhooks out of order', effect: 'Paid, and “pending” arrives later' },
  SHARED: { name: 'Card that others use too', effect: 'Paid, with one card for all players' },
};
export const spaced = (card: string): string => card.replace(/(\d{4})(?=\d)/g, '$1 ');
