import { describe, expect, it } from 'vitest';
import { clientNetworks } from './client-network.ts';

describe('clientNetworks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', undefined],
    ['::ffff:203.0.113.7', '203.0.113.7', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1/48'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2', '2001:db8:1/48'],
    ['2001:db8:1:2::', '2001:db8:1:2', '2001:db8:1/48'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0/48'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0/48'],
    ['::1', '0:0:0:0', '0:0:0/48'],
    ['::', '0:0:0:0', '0:0:0/48'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0', '64:ff9b:0/48'],
    ['not an address', 'not an address', undefined],
  ])('S7 counts %s as %s in %s', (address, subnet, network) => {
    expect(clientNetworks(address)).toEqual({ subnet, network });
  });
});
