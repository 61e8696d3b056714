import { routes } from '@melhor-escola/domain/routes';
import type { RedirectFilePreview, RedirectRule, RedirectRules } from '@melhor-escola/api-client/panel';

export function fixtureRule(given: Partial<RedirectRule> = {}): RedirectRule {
  return {
    kind: 'exact',
    path: '/antiga',
    target: routes.school.path({ slug: 'nova' }),
    status: 301,
    startsOn: null,
    endsOn: null,
    ...given,
  };
}

export const fixtureRules: RedirectRules = {
  total: 3,
  pages: 1,
  rules: [
    fixtureRule(),
    fixtureRule({ kind: 'prefix', path: '/blog', target: 'https://blog.example/arquivo', status: 308 }),
    fixtureRule({
      path: '/matriculas-2027',
      target: routes.results.path(),
      status: 302,
      startsOn: '2026-10-01',
      endsOn: '2027-03-31',
    }),
  ],
};

export const noRules: RedirectRules = { total: 0, pages: 1, rules: [] };

/** A file that can be applied. */
export const filePreview: RedirectFilePreview = {
  preview: '0'.repeat(64),
  counts: { added: 1, changed: 1, unchanged: 4, rejected: 0 },
  added: [fixtureRule({ path: '/sobre-nos', target: '/sobre' })],
  changed: [{ before: fixtureRule(), after: fixtureRule({ target: routes.school.path({ slug: 'outra' }) }) }],
  rejected: [],
};

/** A file with a line that leads in a circle. */
export const rejectedPreview: RedirectFilePreview = {
  ...filePreview,
  counts: { added: 1, changed: 0, unchanged: 0, rejected: 1 },
  changed: [],
  rejected: [{ line: 3, message: 'levaria de volta a si mesmo: /b → /a → /b' }],
};
