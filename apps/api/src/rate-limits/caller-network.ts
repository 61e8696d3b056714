import { isIPv6 } from 'node:net';

/**
 * Who is counted together: an IPv4 address, and of IPv6 the /64, which one customer has and every address in it.
 *
 * @param address as `request.ip` has it.
 */
export function callerNetwork(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  // A URL writes an IPv6 address in its one canonical form, without an IPv4 tail.
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
