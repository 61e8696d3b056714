import { writeFile } from 'node:fs/promises';

/** The location of an address block, in the dbip-city layout. */
export interface MmdbPlace {
  readonly city: string;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Tree = [Branch, Branch];
type Branch = Tree | MmdbPlace | undefined;

/**
 * Writes a MaxMind DB file (format 2.0) with these addresses, so that tests use the real library.
 *
 * @param blocks 'a.b.c.d/bits' or an IPv6 block → its location.
 */
export async function writeMmdb(
  file: string,
  family: 4 | 6,
  blocks: Readonly<Record<string, MmdbPlace>>,
): Promise<void> {
  const root: Tree = [undefined, undefined];
  for (const [block, place] of Object.entries(blocks)) insert(root, blockBits(block, family), place);
  const nodes = listNodes(root);
  const data = new Map<MmdbPlace, number>();
  const pieces: Buffer[] = [];
  let length = 0;
  for (const place of nodes.flat().filter(isPlace)) {
    if (data.has(place)) continue;
    const piece = encode({ ...place, postcode: '', state1: '', state2: '', timezone: '' });
    data.set(place, length);
    pieces.push(piece);
    length += piece.length;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [index, node] of nodes.entries()) {
    for (const [side, branch] of node.entries()) {
      tree.writeUIntBE(branchRecord(branch, nodes, data), index * 6 + side * 3, 3);
    }
  }
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_780_000_000,
    database_type: `city ipv${family}`,
    description: {},
    ip_version: family,
    languages: [],
    node_count: nodes.length,
    record_size: 24,
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  await writeFile(file, Buffer.concat([tree, Buffer.alloc(16), ...pieces, marker, metadata]));
}

function isPlace(branch: Branch): branch is MmdbPlace {
  return branch !== undefined && !Array.isArray(branch);
}

function insert(root: Tree, bits: string, place: MmdbPlace): void {
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const side = bit === '1' ? 1 : 0;
    const next = node[side];
    const child: Tree = Array.isArray(next) ? next : [undefined, undefined];
    node[side] = child;
    node = child;
  }
  node[bits.endsWith('1') ? 1 : 0] = place;
}

/** Every node, parents first. */
function listNodes(root: Tree): Tree[] {
  const nodes = [root];
  for (const node of nodes) nodes.push(...node.filter((branch) => Array.isArray(branch)));
  return nodes;
}

function branchRecord(branch: Branch, nodes: Tree[], data: ReadonlyMap<MmdbPlace, number>): number {
  if (branch === undefined) return nodes.length;
  if (Array.isArray(branch)) return nodes.indexOf(branch);
  return nodes.length + 16 + (data.get(branch) ?? 0);
}

/** '10.0.0.0/8' → '00001010'. */
function blockBits(block: string, family: 4 | 6): string {
  const [address = '', length = ''] = block.split('/');
  const bytes =
    family === 4 ? address.split('.').map(Number) : ipv6Groups(address).flatMap((g) => [g >> 8, g & 255]);
  return bytes
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, Number(length));
}

function ipv6Groups(address: string): number[] {
  const [before = [], after = []] = address.split('::').map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(2, text.length), text]);
  }
  if (typeof value === 'number') {
    const isWhole = Number.isSafeInteger(value) && value >= 0;
    const bytes = Buffer.alloc(isWhole ? 4 : 8);
    if (isWhole) bytes.writeUInt32BE(value);
    else bytes.writeDoubleBE(value);
    return Buffer.concat([control(isWhole ? 6 : 3, bytes.length), bytes]);
  }
  // Types above 7 have their own byte: 4 means 11, an array.
  if (Array.isArray(value))
    return Buffer.concat([Buffer.from([value.length, 4]), ...value.map((item: Value) => encode(item))]);
  const entries = Object.entries(value);
  return Buffer.concat([
    control(7, entries.length),
    ...entries.flatMap(([key, item]) => [encode(key), encode(item)]),
  ]);
}

function control(type: number, size: number): Buffer {
  if (size > 28) throw new Error('Only short values are supported.');
  return Buffer.from([(type << 5) | size]);
}
