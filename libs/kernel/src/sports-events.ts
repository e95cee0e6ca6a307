/** Kinds of sports events that a market's law may exclude from betting. Every other event has none. */
export const SPORTS_EVENT_KINDS = ['youth', 'amateur'] as const;
export type SportsEventKind = (typeof SPORTS_EVENT_KINDS)[number];
