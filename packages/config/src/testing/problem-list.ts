/**
 * Fails a test if there are problems: one line each, such as 'file: what is wrong', and how to fix them.
 *
 * @throws {Error} if there is a problem.
 */
export function expectNoProblems(problems: readonly string[], fix: string): void {
  if (problems.length === 0) return;
  throw new Error(
    [`${problems.length} found.`, ...problems.map((problem) => `- ${problem}`), `Fix: ${fix}`].join('\n'),
  );
}
