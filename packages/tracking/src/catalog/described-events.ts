import * as z from 'zod/mini';
import type { Purpose } from '../consent/consent-choice.ts';
import { catalog } from './catalog.ts';
import { eventPurposes, type EventName } from './event-purpose.ts';

/** Documentation of an event field. */
export interface DescribedField {
  /** Path in the data layer's object: `offer.school_reviews.count`, `offers[].id`. */
  readonly path: string;
  /** 'text', 'number', `'a' or 'b'`, 'list of text'. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly meaning: string;
}

/** Documentation of an event. */
export interface DescribedEvent {
  readonly name: EventName;
  readonly when: string;
  /** Tracked if the visitor consents to one of them. */
  readonly purposes: readonly Purpose[];
  readonly source: string;
  readonly fields: readonly DescribedField[];
}

/** Documentation of all events, in catalog order. */
export function describedEvents(): DescribedEvent[] {
  const names = Object.keys(eventPurposes).filter(isEventName);
  return names.map((name) => {
    const { when, source, payload, ...rest } = catalog[name];
    const derived = 'derived' in rest ? Object.entries(rest.derived) : [];
    return {
      name,
      when,
      source,
      purposes: eventPurposes[name],
      fields: [
        ...describeFields('', jsonSchema.parse(z.toJSONSchema(payload, { io: 'output' }))),
        ...derived.map(([path, meaning]) => ({ path, type: 'text', isOptional: true, meaning })),
      ],
    };
  });
}

const isEventName = (name: string): name is EventName => Object.hasOwn(catalog, name);

/** The parts of a JSON schema that we read. */
const jsonSchema = z.object({
  type: z.optional(z.string()),
  description: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), jsonSchema));
  },
  get items() {
    return z.optional(jsonSchema);
  },
  get anyOf() {
    return z.optional(z.array(jsonSchema));
  },
});
type JsonSchema = z.infer<typeof jsonSchema>;

function describeFields(path: string, schema: JsonSchema): DescribedField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    describeField(`${path}${name}`, field, !schema.required?.includes(name)),
  );
}

function describeField(path: string, schema: JsonSchema, isOptional: boolean): DescribedField[] {
  if (schema.properties) return describeFields(`${path}.`, schema);
  const list = schema.items?.properties ? schema.items : undefined;
  const described = {
    path,
    isOptional,
    type: list ? 'list' : describeType(schema),
    meaning: fieldMeaning(schema),
  };
  return list ? [described, ...describeFields(`${path}[].`, list)] : [described];
}

function fieldMeaning(schema: JsonSchema): string {
  return schema.description ?? schema.anyOf?.find(({ description }) => description)?.description ?? '';
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'yes or no',
};

function describeType({ type = '', items, anyOf, enum: values }: JsonSchema): string {
  if (values) return values.map((value) => `\`${value}\``).join(' or ');
  if (anyOf) return anyOf.map(describeType).join(' or ');
  if (items) return `list of ${describeType(items)}`;
  return typeNames[type] ?? type;
}

/** Content of docs/events.md. */
export function eventsDocument(): string {
  return [
    '# Events',
    '',
    'Generated from `src/catalog/catalog.ts` by `pnpm generate`. An entry of `window.dataLayer` has the name under `event`, and',
    'these fields beside it. Omitted fields are undefined: the fields of the previous event are first cleared from the tag',
    'manager’s data model.',
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
