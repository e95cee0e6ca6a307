/*
 * Operator calls, on their own listener (ruling 27, docs/operations.md). To add one: define it in one of these files with
 * its protection, register it with `operatorRoute` in the API module that owns the data, add its row to
 * docs/operations.md, and add it to the list in operator.test.ts.
 */
export * from './operator/approvals.ts';
export * from './operator/campaigns.ts';
export * from './operator/documents.ts';
export * from './operator/money.ts';
export * from './operator/players.ts';
export * from './operator/system.ts';
export * from './operator/tournaments.ts';
