export * from './half-width.ts';
export * from './invisible.ts';
export * from './money.ts';
export * from './parse-amount.ts';
export * from './clock.ts';
export * from './result.ts';
export * from './ids.ts';
export * from './calendar.ts';
