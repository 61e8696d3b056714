import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The kit's class names, in code and in style sheets. */
const kitClasses = /(?<![\w-])me-[a-z][\w-]*/g;

const kit = path.join(import.meta.dirname, '../../../../packages/ui/src');

/** Differences between the kit's style sheets that the site imports and those that its code uses. */
export interface ImportProblems {
  /** Style sheets of used components that are not imported: these components would be unstyled. */
  readonly missing: readonly string[];
  /** Imported style sheets of components that the code does not use. */
  readonly unused: readonly string[];
}

/**
 * Compares the kit's style sheets that a stylesheet imports with those whose classes the built code contains. A sheet is identified by
 * the classes that no other sheet has.
 *
 * @param stylesheet the source, with `@import '@melhor-escola/ui/styles/…'`.
 * @param code all scripts for browsers.
 */
export function kitImportProblems(stylesheet: string, code: string): ImportProblems {
  const imported = new Set(
    [...stylesheet.matchAll(/@import '@melhor-escola\/ui\/styles\/(.+)';/g)].map(([, sheet = '']) => sheet),
  );
  const words = new Set(code.match(kitClasses));
  const sheets = globSync('{components,internal}/*/*.css', { cwd: kit })
    .map((file) => ({
      // Its public name: 'styles/button/button.css'.
      sheet: file.slice(file.indexOf('/') + 1),
      classes: new Set(readFileSync(path.join(kit, file), 'utf8').match(kitClasses)),
    }))
    .filter(({ classes }) => classes.size > 0);
  const used = sheets
    .filter(({ sheet, classes }) => {
      const others = sheets.filter((other) => other.sheet !== sheet);
      return [...classes].some((name) => words.has(name) && !others.some((other) => other.classes.has(name)));
    })
    .map(({ sheet }) => sheet);
  return {
    missing: used.filter((sheet) => !imported.has(sheet)),
    unused: [...imported].filter((sheet) => !used.includes(sheet)),
  };
}
