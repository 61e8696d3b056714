import { z } from 'zod';
import { redirectKinds } from '../redirect-path.ts';
import { redirectStatuses } from '../redirect-rule.ts';

/** A rule as it is stored. */
const storedRule = {
  kind: z.enum(redirectKinds),
  path: z.string(),
  target: z.string(),
  status: z.literal([...redirectStatuses]),
  startsOn: z.iso.date().nullable().meta({ description: 'First day, in Brasília.' }),
  endsOn: z.iso.date().nullable().meta({ description: 'Last day.' }),
};

export const redirectRuleBody = z.object(storedRule).meta({ id: 'RedirectRule' });

/** A page of the rules, by path. */
export const redirectRulesBody = z
  .object({ total: z.int(), pages: z.int().min(1), rules: z.array(redirectRuleBody) })
  .meta({ id: 'RedirectRules' });

const text = z.string().max(8_192);

const writtenRule = z
  .object({
    kind: z.enum(redirectKinds).default('exact'),
    path: text,
    target: text,
    status: z.literal([...redirectStatuses]).default(301),
    startsOn: text.nullish().meta({ description: 'First day, 2026-12-31 or 31/12/2026.' }),
    endsOn: text.nullish().meta({ description: 'Last day.' }),
  })
  .meta({ id: 'WrittenRedirectRule' });

/** A rule that is lost if it is another by now. */
const seenRule = z.object({ ...storedRule, path: text, target: text });

export const redirectChangeBody = z
  .object({
    rule: writtenRule,
    seen: seenRule.nullable().meta({
      description:
        'The rule that it replaces, as it was shown: 409 CONFLICT if it is another by now. null to add one.',
    }),
  })
  .meta({ id: 'RedirectChange' });

export const redirectRemovalBody = z.object({ seen: seenRule }).meta({ id: 'RedirectRemoval' });

/** The most lines that a preview lists of each kind. */
export const MAX_LISTED_LINES = 200;

const count = z.int();

/** What a file would change. Each list holds its first 200. */
export const redirectFilePreviewBody = z
  .object({
    preview: z.string().meta({ description: 'Names what was previewed, to apply it.' }),
    counts: z.object({ added: count, changed: count, unchanged: count, rejected: count }),
    added: z.array(redirectRuleBody),
    changed: z.array(z.object({ before: redirectRuleBody, after: redirectRuleBody })),
    rejected: z.array(z.object({ line: count, message: z.string() })),
  })
  .meta({ id: 'RedirectFilePreview' });

export const appliedRedirectFileBody = z
  .object({ added: count, changed: count })
  .meta({ id: 'AppliedRedirectFile' });
