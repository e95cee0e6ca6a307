/** Name of the ledger consumer: its cursor. */
export const CONSUMER = 'bonus';
