import { describe, expect, it } from 'vitest';
import { breakingChanges, majorPackages } from './breaking-changes.ts';

const report = (code: string) => `## API Report\n\n\`\`\`ts\n${code.trim()}\n\`\`\`\n`;

const badge = report(`
declare namespace badge {
    export {
        Badge,
        BadgeProps
    }
}

// @public
interface BadgeProps extends ComponentProps<'span'> {
    size?: 'small' | 'medium' | undefined;
    tone: BadgeTone;
}

// @public (undocumented)
type BadgeTone = 'neutral' | 'good';

// @public
function Badge(input: BadgeProps): JSX.Element;
`);

/** The changes of the report above when a text in it is replaced. */
const changes = (text: string, by: string) => {
  expect(badge).toContain(text);
  return breakingChanges(badge, badge.replace(text, by));
};

describe('breaking changes', () => {
  it.each([
    ["'small' | 'medium' | undefined", "'small' | undefined", 'interface BadgeProps › size'],
    ["'neutral' | 'good'", "'neutral'", 'BadgeTone'],
    ['        Badge,\n', '', 'namespace badge › Badge is gone'],
    ['    tone: BadgeTone;\n', '', 'interface BadgeProps › tone is gone'],
    ['size?:', 'size:', 'interface BadgeProps › size'],
    [
      '    tone: BadgeTone;',
      '    tone: BadgeTone;\n    label: string;',
      'interface BadgeProps › label is new and required',
    ],
    ['input: BadgeProps', 'input: BadgeProps, tone: BadgeTone', 'Badge'],
  ])('names %j that became %j', (text, by, named) => {
    expect(changes(text, by)).toEqual([expect.stringContaining(named)]);
  });

  it.each([
    ["'small' | 'medium' | undefined", "'large' | 'small' | 'medium' | undefined"],
    ["'neutral' | 'good'", "'neutral' | 'good' | 'bad'"],
    ['    tone: BadgeTone;', '    label?: string | undefined;\n    tone?: BadgeTone;'],
    ['        BadgeProps', '        BadgeProps,\n        BadgeTone'],
    ['// @public (undocumented)', '// @public'],
  ])('lets %j become %j', (text, by) => {
    expect(changes(text, by)).toEqual([]);
  });

  it('names a field that a response of the service no longer has, and one that a request now needs', () => {
    const contract = report(`
interface paths {
    "/v3/visits": {
        requestBody: {
            content: {
                name: string;
            };
        };
        response: {
            id: number;
            date: string;
        };
    };
}
`);
    const changed = contract
      .replace('            date: string;\n', '')
      .replace('name: string;', 'name: string;\n                phone: string;');
    expect(breakingChanges(contract, changed)).toEqual([
      expect.stringContaining('requestBody › content › phone is new and required'),
      expect.stringContaining('response › date is gone'),
    ]);
  });

  it('reads which packages changesets raise to a major version', () => {
    expect([
      ...majorPackages([
        "---\n'@melhor-escola/ui': major\n'@melhor-escola/search': patch\n---\n\nText.",
        '---\n---\n',
      ]),
    ]).toEqual(['@melhor-escola/ui']);
  });
});
