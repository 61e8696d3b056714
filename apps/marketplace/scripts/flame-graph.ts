/** Flame graph of a CPU profile: call stacks, with widths proportional to time. */

import { escapeHtml } from '@melhor-escola/domain/escape-html';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** The part of a `node --cpu-prof` file that is used here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** A function in the call tree. Times in microseconds: `time` with its callees, `self` without. */
interface Frame {
  readonly name: string;
  /** Package of its code. */
  readonly source: string;
  time: number;
  self: number;
  readonly children: Map<string, Frame>;
}

const width = 1200;
const rowHeight = 17;
/** Narrower frames are omitted, because they would be unreadable. */
const MIN_WIDTH_PX = 3;

const colors: readonly (readonly [source: RegExp, color: string])[] = [
  [/^react/u, '#8ab4f8'],
  [/^@tanstack/u, '#f6c177'],
  [/^(?:packages|apps)\//u, '#a3d9a5'],
  [/^node/u, '#d5d5d5'],
];
const otherColor = '#e7b7c8';

/** The package that a file belongs to: a dependency's name, 'packages/search', or 'node'. */
export function packageName(url: string): string {
  const inModules = url.split('node_modules/');
  if (inModules.length > 1) return /^(?:@[^/]+\/)?[^/]+/u.exec(inModules.at(-1) ?? '')?.[0] ?? 'other';
  return /(?:packages|apps)\/[^/]+/u.exec(url)?.[0] ?? 'node';
}

/** The stack of each sample, outermost function first, with the microseconds before it. */
function sampleStacks({ nodes, samples, timeDeltas }: CpuProfile): {
  readonly stack: readonly ProfileNode[];
  readonly time: number;
}[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const nodeStack = (id: number): ProfileNode[] => {
    const node = byId.get(id);
    const parent = parents.get(id);
    return node ? [...(parent === undefined ? [] : nodeStack(parent)), node] : [];
  };
  return samples.map((sample, index) => ({ stack: nodeStack(sample), time: timeDeltas[index] ?? 0 }));
}

/** The call tree of a profile, without idle time. */
function callTree(profile: CpuProfile): Frame {
  const root: Frame = { name: 'all', source: 'node', time: 0, self: 0, children: new Map() };
  for (const { stack, time } of sampleStacks(profile)) {
    if (stack.some(({ callFrame }) => callFrame.functionName === '(idle)')) continue;
    let frame = root;
    frame.time += time;
    for (const { callFrame } of stack.slice(1)) {
      const name = callFrame.functionName || '(anonymous)';
      const source = packageName(callFrame.url);
      const key = `${name} ${source}`;
      const child = frame.children.get(key) ?? { name, source, time: 0, self: 0, children: new Map() };
      frame.children.set(key, child);
      child.time += time;
      frame = child;
    }
    frame.self += time;
  }
  return root;
}

/** Share of the time per package, from 0 to 1, largest first. */
export function sharesByPackage(profile: CpuProfile): [source: string, share: number][] {
  const root = callTree(profile);
  const shares = new Map<string, number>();
  const visit = (frame: Frame): void => {
    shares.set(frame.source, (shares.get(frame.source) ?? 0) + frame.self / root.time);
    frame.children.forEach(visit);
  };
  visit(root);
  return [...shares].toSorted(([, one], [, other]) => other - one);
}

/**
 * Ratio of the program's CPU time to that of one of its functions, callees included: 1 if the program does nothing else. Excludes garbage
 * collection, which cannot be attributed.
 *
 * @param skipSeconds after the function's first call that are not counted.
 */
export function costRatio(profile: CpuProfile, name: RegExp, skipSeconds: number): number {
  let since: number | undefined;
  let [all, within] = [0, 0];
  for (const { stack, time } of sampleStacks(profile)) {
    const isInFunction = stack.some(({ callFrame }) => name.test(callFrame.functionName));
    if (isInFunction) since ??= 0;
    if (since === undefined) continue;
    since += time;
    const isShared = /^\((?:idle|garbage collector)\)$/u.test(stack.at(-1)?.callFrame.functionName ?? '');
    if (since < skipSeconds * 1_000_000 || isShared) continue;
    all += time;
    if (isInFunction) within += time;
  }
  return all / within;
}

/** Renders a profile as an SVG, the outermost calls at the bottom. Each frame's tooltip has its name, package and share. */
export function flameGraph(profile: CpuProfile, title: string): string {
  const root = callTree(profile);
  const boxes: { x: number; depth: number; frame: Frame; span: number }[] = [];
  const layOut = (frame: Frame, x: number, depth: number): void => {
    const span = (width * frame.time) / root.time;
    if (span < MIN_WIDTH_PX) return;
    boxes.push({ x, depth, frame, span });
    let at = x;
    for (const child of [...frame.children.values()].toSorted((one, other) => other.time - one.time)) {
      layOut(child, at, depth + 1);
      at += (width * child.time) / root.time;
    }
  };
  layOut(root, 0, 0);
  const height = (Math.max(...boxes.map(({ depth }) => depth)) + 2) * rowHeight + 8;
  const rendered = boxes.map(({ x, depth, frame, span }) => {
    const y = height - (depth + 1) * rowHeight;
    const color = colors.find(([pattern]) => pattern.test(frame.source))?.[1] ?? otherColor;
    const share = ((100 * frame.time) / root.time).toFixed(1);
    const letters = Math.floor(span / 6.5);
    const label =
      letters > 3
        ? `<text x="${(x + 2).toFixed(1)}" y="${y + 12}">${escapeHtml(frame.name.slice(0, letters))}</text>`
        : '';
    return `<g><title>${escapeHtml(`${frame.name} (${frame.source}): ${share} %`)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(span - 0.5, 0.5).toFixed(1)}" height="${rowHeight - 1}" fill="${color}"/>${label}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="11"><rect width="${width}" height="${height}" fill="#fff"/><text x="4" y="14" font-size="13">${escapeHtml(title)}</text>${rendered.join('\n')}</svg>\n`;
}
