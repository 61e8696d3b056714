import { describe, expect, it } from 'vitest';
import { normalizeDeclarations } from './api-report.ts';

describe('the API report', () => {
  it('ignores explanations, so that rewording one does not change the report', () => {
    const open = 'declare function open(): void;';
    expect(normalizeDeclarations(`/** Opens it. */\n${open}`)).toBe(
      normalizeDeclarations(`/**\n * Opens the dialog.\n */\n${open}`),
    );
  });

  it('keeps defaults, deprecations and the names that style sheets use', () => {
    const report = normalizeDeclarations(
      [
        '/**',
        ' * A button.',
        ' *',
        ' * Data attributes: `data-component="button"`; parts',
        ' * `content` and `spinner`.',
        ' *',
        ' * @deprecated Use `Link`.',
        ' */',
        'declare function Button(): void;',
        '  /**',
        '   * Height.',
        "   * @default 'medium'",
        '   */',
        '  size?: Size;',
      ].join('\n'),
    );
    expect(report.split('\n')).toEqual([
      '/** Data attributes: `data-component="button"`; parts `content` and `spinner`. */',
      '/** @deprecated Use `Link`. */',
      'declare function Button(): void;',
      "  /** @default 'medium' */",
      '  size?: Size;',
    ]);
  });

  it('ignores how a component destructures its props', () => {
    expect(normalizeDeclarations('declare function Button({ size, ...rest }: ButtonProps): void;')).toBe(
      'declare function Button(props: ButtonProps): void;',
    );
  });
});
