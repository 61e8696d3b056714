import { describedEvents, type DescribedEvent } from './described-events.ts';

/** docs/events.md, from the catalogue. */
export function eventsDocument(): string {
  return [
    '# Events',
    '',
    'Made from `src/catalog/catalog.ts` by `pnpm --filter @melhor-escola/tracking run events`. What is pushed to `window.dataLayer`',
    'has the name under `event` and these fields beside it. Fields that an event leaves out hold nothing: what the event before',
    'it had is taken out of the tag manager’s memory first.',
    '',
    ...describedEvents().flatMap(section),
  ].join('\n');
}

function section({ name, when, purposes, source, fields }: DescribedEvent): string[] {
  return [
    `## ${name}`,
    '',
    when,
    '',
    `Purpose: ${purposes.map((purpose) => `\`${purpose}\``).join(' or ')}. Source: ${source}.`,
    '',
    '| Field | Type | Meaning |',
    '|---|---|---|',
    ...fields.map(
      ({ path, type, isOptional, meaning }) =>
        `| \`${path}\`${isOptional ? ' (optional)' : ''} | ${type} | ${meaning} |`,
    ),
    '',
  ];
}
