import { describe, expect, it } from 'vitest';
import { transaction } from '@baize/testing';
import { historyCsv, type CsvWords } from './history-csv.ts';

const words: CsvWords = {
  headers: ['Date', 'Type', 'Game or method', 'Status', 'Amount', 'Total', 'Currency', 'Reference'],
  type: ({ type }) => type,
  status: ({ status }) => status,
  what: ({ description }) => description ?? '',
};

describe('the history as a file', () => {
  it('has a line for each transaction, with quoted texts and plain numbers', () => {
    const one = transaction(1, { amount: -2, balanceAfterTransaction: 1234.5, description: 'The "Big" One, again' });
    expect(historyCsv([one], words)).toBe(
      `\uFEFF"Date","Type","Game or method","Status","Amount","Total","Currency","Reference"\r\n${one.transactionDate},"BET","The ""Big"" One, again","SUCCESS",-2.00,1234.50,EUR,${one.referenceId}\r\n`,
    );
  });
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('writes %j as text, not as a formula', (description) =>
    expect(historyCsv([transaction(1, { description })], words)).toContain(`"'${description}"`),
  );
});
