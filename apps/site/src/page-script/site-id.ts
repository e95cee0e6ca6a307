/** A§9: the one site id, as in the contracts, whose module would bring its shapes along. */
export const SITE_ID = 5;
