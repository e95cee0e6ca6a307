import { expect, it } from 'vitest';
import { readReason, REASON_LENGTH } from './operator-route.ts';

it.each([
  'KYC done',
  'Asked by Pekka: €1 – “ok” ✓',
  'Ticket 4711',
  'Same as before, see the ticket of Monday',
  'Betrugsverdacht',
  'Päällekkäinen tili',
  'Dublett, avslutad',
  'Compte en double',
  'Zdublowane konto',
  'Yinelenen hesap',
  'Дубликат',
  'Διπλός λογαριασμός',
  'חשבון כפול',
  'حساب مكرر',
  'ซ้ำกับบัญชีเดิม',
  '本人確認済み',
  '重複口座',
  'お客様の依頼',
  '重复账户',
  '본인 확인 완료',
])('accepts a short reason as people write it: %s', (reason) => {
  expect(readReason(reason)).toBe(reason);
});

it.each([
  '',
  'short',
  'aaaaaaaaaaaa',
  'aAaAaAaAaA',
  'a a a a a a a a',
  'abababababab',
  'asdfasdfas',
  'test test test',
  'qwerty qwerty',
  'qqwerty qqwerty',
  'asdfghjkl',
  'Qwertyui',
  'poiuytrewq',
  'abcdefgh',
  'no no no no no',
  '1234567890',
  '........ ........',
  'いいいいいいいい',
  'テストテストテスト',
  '誤',
  '\u2800\u200b'.repeat(20),
  'Asked by phone. '.repeat(40),
])('refuses what says nothing: %s', (reason) => {
  expect(readReason(reason)).toBeNull();
});

it('records it without characters that show nothing, and with single spaces', () => {
  expect(readReason('  Asked\u200b by\n\tphone ')).toBe('Asked by phone');
  expect(readReason(`Asked by phone ${'1'.repeat(REASON_LENGTH.max)}`)).toBeNull();
});
