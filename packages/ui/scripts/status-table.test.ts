import { describe, expect, it } from 'vitest';
import { statusComplaints, statusPage, statusRows, type Reports } from './status-table.ts';

const story = (name: string, tags: readonly string[]) => ({
  id: `actions-button--${name.toLowerCase()}`,
  title: 'Actions/Button',
  name,
  type: 'story',
  importPath: './src/components/button/button.stories.tsx',
  tags,
});
const passed = (...titles: string[]) => titles.map((title) => ({ title, duration: 1 }));
const judged = passed(
  'what a screen reader finds',
  'html-validate',
  'axe, light, 320 px',
  'axe, dark, 320 px',
  'nothing runs out of 320 px',
);
const test = (suite: string, status = 'passed') => ({ ancestorTitles: [suite], title: 'x', status });

function reports(steps = judged, tags: readonly string[] = ['story']): Reports {
  const spec = (name: string) => ({
    title: `Actions/Button › ${name}`,
    ok: true,
    tests: [{ annotations: [], results: [{ steps }] }],
  });
  return {
    tests: {
      testResults: [
        {
          name: '/repo/packages/ui/src/components/button/button.browser.test.tsx',
          assertionResults: [
            test("button keeps the kit's contract"),
            test('Button'),
            test('Button', 'failed'),
          ],
        },
        {
          name: '/repo/packages/ui/src/components/button/button.test.tsx',
          assertionResults: [test('Button')],
        },
      ],
    },
    stories: { suites: [{ specs: [spec('Default'), spec('Sizes')] }] },
    index: { entries: { a: story('Default', tags), b: story('Sizes', tags) } },
    pictures: { 'actions-button--default-phone': '1', 'actions-button--sizes-desk': '2' },
    sizes: { button: 2.96 },
  };
}

describe('the table of proofs', () => {
  it('counts what passed, by component', () => {
    expect(statusRows(reports())).toEqual([
      {
        component: 'button',
        stories: 2,
        interaction: 1,
        contract: 1,
        axe: 4,
        html: 2,
        spoken: 2,
        pictures: 2,
        unpictured: 0,
        size: 2.96,
      },
    ]);
    expect(statusComplaints(statusRows(reports()))).toEqual([]);
    expect(statusPage(statusRows(reports()))).toContain('| button | 2 | 1 | 1 | 4 | 2 | 2 | 2 | 3.0 |');
  });

  it('asks no picture of what never comes to rest', () => {
    expect(statusComplaints(statusRows({ ...reports(judged, ['no-visual']), pictures: {} }))).toEqual([]);
  });

  it('says what is missing: a step that failed, or that did not run, is not counted', () => {
    const failing = judged.map((step) =>
      step.title === 'html-validate' ? { ...step, error: { message: 'no' } } : step,
    );
    const rows = statusRows({
      ...reports(failing.slice(1)),
      tests: { testResults: [] },
      pictures: {},
      sizes: {},
    });
    expect(statusComplaints(rows)).toEqual([
      'button lacks a test in a browser.',
      'button lacks the contract’s suite.',
      'button lacks valid HTML in every story.',
      'button lacks what a screen reader finds in every story.',
      'button lacks a picture of every story that comes to rest.',
      'button lacks its size.',
    ]);
  });
});
