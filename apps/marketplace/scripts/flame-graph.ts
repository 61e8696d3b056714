/** A flame graph of a CPU profile: who called whom, as wide as the time that was spent. */

import { escapeHtml } from '@melhor-escola/domain/escape-html';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** What `node --cpu-prof` writes, as far as it is read here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** A function among what called it, with the microseconds spent in it and in what it called. */
interface Frame {
  readonly name: string;
  readonly source: string;
  time: number;
  self: number;
  readonly children: Map<string, Frame>;
}

const width = 1200;
const rowHeight = 17;
/** Narrower ones, in pixels, are left out: nobody could read them. */
const MIN_WIDTH_PX = 3;

const colours: readonly (readonly [source: RegExp, colour: string])[] = [
  [/^react/u, '#8ab4f8'],
  [/^@tanstack/u, '#f6c177'],
  [/^(?:packages|apps)\//u, '#a3d9a5'],
  [/^node/u, '#d5d5d5'],
];
const otherColour = '#e7b7c8';

/** Whose code a file is: a package's name, 'packages/search', or 'node'. */
export function packageOf(url: string): string {
  const inModules = url.split('node_modules/');
  if (inModules.length > 1) return /^(?:@[^/]+\/)?[^/]+/u.exec(inModules.at(-1) ?? '')?.[0] ?? 'other';
  return /(?:packages|apps)\/[^/]+/u.exec(url)?.[0] ?? 'node';
}

/** The samples of a profile: what called what, the outermost first, with the microseconds before each. */
function stacksOf({ nodes, samples, timeDeltas }: CpuProfile): {
  readonly stack: readonly ProfileNode[];
  readonly time: number;
}[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const stackOf = (id: number): ProfileNode[] => {
    const node = byId.get(id);
    const parent = parents.get(id);
    return node ? [...(parent === undefined ? [] : stackOf(parent)), node] : [];
  };
  return samples.map((sample, index) => ({ stack: stackOf(sample), time: timeDeltas[index] ?? 0 }));
}

/** The call tree of a profile. Time in which the program waits is left out. */
function callTree(profile: CpuProfile): Frame {
  const root: Frame = { name: 'all', source: 'node', time: 0, self: 0, children: new Map() };
  for (const { stack, time } of stacksOf(profile)) {
    if (stack.some(({ callFrame }) => callFrame.functionName === '(idle)')) continue;
    let frame = root;
    frame.time += time;
    for (const { callFrame } of stack.slice(1)) {
      const name = callFrame.functionName || '(anonymous)';
      const source = packageOf(callFrame.url);
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

/** Shares of the time by whose code it was spent in, the largest first: from 0 to 1. */
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
 * How much time the program takes for each second of one of its functions, from a while after that is called first: 1 where it does
 * nothing else. Collection of garbage is left out, which is everybody's.
 *
 * @param leaveOut seconds.
 */
export function costRatio(profile: CpuProfile, name: RegExp, leaveOut: number): number {
  let since: number | undefined;
  let [all, within] = [0, 0];
  for (const { stack, time } of stacksOf(profile)) {
    const isMeant = stack.some(({ callFrame }) => name.test(callFrame.functionName));
    if (isMeant) since ??= 0;
    if (since === undefined) continue;
    since += time;
    const isShared = /^\((?:idle|garbage collector)\)$/u.test(stack.at(-1)?.callFrame.functionName ?? '');
    if (since < leaveOut * 1_000_000 || isShared) continue;
    all += time;
    if (isMeant) within += time;
  }
  return all / within;
}

/** Draws a profile as an SVG, the outermost calls at the bottom. Each frame says its name, owner and share when pointed at. */
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
  const drawn = boxes.map(({ x, depth, frame, span }) => {
    const y = height - (depth + 1) * rowHeight;
    const colour = colours.find(([pattern]) => pattern.test(frame.source))?.[1] ?? otherColour;
    const share = ((100 * frame.time) / root.time).toFixed(1);
    const letters = Math.floor(span / 6.5);
    const label =
      letters > 3
        ? `<text x="${(x + 2).toFixed(1)}" y="${y + 12}">${escapeHtml(frame.name.slice(0, letters))}</text>`
        : '';
    return `<g><title>${escapeHtml(`${frame.name} (${frame.source}): ${share} %`)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(span - 0.5, 0.5).toFixed(1)}" height="${rowHeight - 1}" fill="${colour}"/>${label}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="11"><rect width="${width}" height="${height}" fill="#fff"/><text x="4" y="14" font-size="13">${escapeHtml(title)}</text>${drawn.join('\n')}</svg>\n`;
}
