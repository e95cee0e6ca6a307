import { expect, it } from 'vitest';
import { countryOfIp } from './location.ts';

it.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['::ffff:808:808', 'US'],
  ['193.166.3.2', 'FI'],
  ['2001:4860:4860::8888', 'US'],
  ['2001:708::1', 'FI'],
  ['2001:708:0:0:0:0:0:1', 'FI'],
  ['127.0.0.1', null],
  ['10.0.0.1', null],
  ['192.168.1.1', null],
  ['172.20.0.1', null],
  ['100.64.0.1', null],
  ['fd00::1', null],
  ['::1', null],
  ['fe80::1%eth0', null],
  ['rubbish', null],
  ['', null],
  ['999.1.1.1', null],
])('places %s in %s', (address, country) => expect(countryOfIp(address)).toBe(country));
