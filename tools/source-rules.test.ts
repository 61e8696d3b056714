import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNoProblems } from '../packages/config/src/testing/problem-list.ts';

const repository = path.join(import.meta.dirname, '..');

/** The source of files by their path, from the root. */
function sources(pattern: string): [file: string, code: string][] {
  return globSync(pattern, { cwd: repository }).map((file) => [
    file,
    readFileSync(path.join(repository, file), 'utf8'),
  ]);
}

describe('rules for the source of all packages', () => {
  it('P1 an icon is imported by itself: the whole set weighs more than any page', () => {
    const imports = sources('{packages,apps}/*/src/**/*.{ts,tsx}').flatMap(([file, code]) =>
      (code.match(/from ['"]lucide-react[^'"]*['"]/g) ?? []).map((from) => `${file}: ${from}`),
    );
    expect(imports.length).toBeGreaterThan(20);
    expectNoProblems(
      imports.filter((from) => !/lucide-react\/icons\/[a-z\d-]+['"]$/.test(from)),
      "import each icon by its own path, such as 'lucide-react/icons/heart'.",
    );
  });

  it('A2 announcements go through the announcer: no component has a live region of its own', () => {
    const shipped = sources('packages/*/src/**/*.tsx').filter(
      ([file]) => !/\.(?:stories|test|fixture)\.tsx$|\/demos\//.test(file),
    );
    const own = shipped.filter(([, code]) => /aria-live=|role="(?:status|log)"|<output\b/.test(code));
    expect(shipped.length).toBeGreaterThan(200);
    // Slides are announced when they change, and only while rotation is stopped: WAI-ARIA has no other way for a carousel.
    const carousel = 'packages/ui/src/components/carousel/slides.tsx';
    expectNoProblems(
      own.filter(([file]) => file !== carousel).map(([file]) => `${file} has a live region`),
      'announce with `useAnnouncement` of @melhor-escola/ui/announcer.',
    );
  });

  it('A2 A7 only layers and toasts are fixed or sticky in a window of less than 400 px of height', () => {
    const layers = new Set([
      'packages/ui/src/components/dialog/layer.css',
      'packages/ui/src/components/toast/toast.css',
    ]);
    const styles = sources('{packages,apps}/*/src/**/*.css').flatMap(([file, code]) =>
      [...code.matchAll(/(.*)\n\s*position: (?:sticky|fixed);/gu)].map(([, before = '']) => ({
        file,
        before,
      })),
    );
    const classes = sources('{packages,apps}/*/src/**/*.tsx').flatMap(([file, code]) =>
      [...code.matchAll(/(?<=[\s'"`])((?:[\w-]+:)*)(?:sticky|fixed)(?= [a-z-]+[\d:[-])/gu)].map(
        ([, before = '']) => ({
          file,
          before,
        }),
      ),
    );
    expect(styles.length).toBeGreaterThan(4);
    expect(classes.length).toBeGreaterThan(6);
    expectNoProblems(
      [...styles, ...classes]
        .filter(({ file, before }) => !layers.has(file) && !/@variant tall|\btall:/u.test(before))
        .map(({ file, before }) => `${file}: ${before.trim()}`),
      'put it into the variant `tall`: at 400 % zoom a window is 320 × 256 px.',
    );
  });

  it('no element has a class that the site’s style sheet leaves out as a mere word', () => {
    const styles = readFileSync(path.join(repository, 'apps/marketplace/src/styles.css'), 'utf8');
    const words = /@source not inline\('\{(.+)\}'\)/u.exec(styles)?.[1]?.split(',') ?? [];
    expect(words.length).toBeGreaterThan(5);
    const left = new RegExp(`className="(?:[^"]* )?(?:${words.join('|')})(?: [^"]*)?"`, 'gu');
    expectNoProblems(
      sources('{packages,apps}/*/src/**/*.tsx').flatMap(([file, code]) =>
        (code.match(left) ?? []).map((attribute) => `${file}: ${attribute}`),
      ),
      'use another utility (`flex-auto` for `grow`), or take the word out of the list in styles.css.',
    );
  });

  it('ST-11 all packages of Radix share one stack of layers: with two, one Escape would close two layers', () => {
    const lockFile = readFileSync(path.join(repository, 'pnpm-lock.yaml'), 'utf8');
    const versions = lockFile.match(/^ {2}'@radix-ui\/react-(?:dismissable-layer|focus-scope)@[\d.]+':/gm);
    expect(versions).toHaveLength(2);
  });

  it('the kit depends on ranges, so that an application shares its copies of the same libraries', () => {
    const manifest = readFileSync(path.join(repository, 'packages/ui/package.json'), 'utf8');
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(manifest);
    const catalog = readFileSync(path.join(repository, 'pnpm-workspace.yaml'), 'utf8');
    const names = Object.keys(dependencies);
    expect(names.length).toBeGreaterThan(5);
    expectNoProblems(
      names.filter((name) => !new RegExp(`^  '?${name}'?: \\^`, 'm').test(catalog)),
      "begin the version in the catalog of pnpm-workspace.yaml with '^'.",
    );
  });
});
