import { BlockList, isIP } from 'node:net';

const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inner.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  inner.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address belongs to this machine or to a private or local network, and so has no location. */
export function isPrivateAddress(address: string): boolean {
  // A zone, as in 'fe80::1%eth0', is this machine's name for a network.
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  return family !== 0 && inner.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
