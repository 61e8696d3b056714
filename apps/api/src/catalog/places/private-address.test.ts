import { expect, it } from 'vitest';
import { isPrivateAddress } from './private-address.ts';

it.each([
  '127.0.0.1',
  '127.8.9.10',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
])('S15 %s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '200.147.35.149', '2804:14c::1', '::ffff:8.8.8.8', 'localhost', ''])(
  'S15 %s is not private',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
