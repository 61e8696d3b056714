import { isIPv6 } from 'node:net';

/**
 * What limits count a client by (S6, S7): its subnet, which belongs to one customer, and for IPv6 also the network
 * around it, of which a site or a rented server often has all: 65,536 subnets cost nothing.
 */
export interface ClientNetworks {
  /** One IPv4 address, or an IPv6 /64. */
  readonly subnet: string;
  /**
   * An IPv6 /48. Undefined for IPv4, whose addresses are scarce, and whose neighbors are other families behind a
   * mobile network.
   */
  readonly network: string | undefined;
}

/** How many times the limit of one subnet all subnets of a network together may use. */
export const NETWORK_FACTOR = 4;

/** @param address as in `request.ip`, or any address of the subnet. */
export function clientNetworks(address: string): ClientNetworks {
  const plain = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return { subnet: mapped ?? plain, network: undefined };
  // A URL normalizes an IPv6 address, without an IPv4 tail.
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after];
  return { subnet: groups.slice(0, 4).join(':'), network: `${groups.slice(0, 3).join(':')}/48` };
}
