import { Heading, Text } from '@melhor-escola/ui/text';
import { Table, type TableColumn } from '@melhor-escola/ui/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describedEvents, type DescribedField } from './described-events.ts';

const columns: readonly TableColumn<DescribedField & { readonly id: string }>[] = [
  {
    key: 'path',
    header: 'Field',
    rowHeader: true,
    cell: ({ path, isOptional }) => (
      <>
        <code className="wrap-anywhere">{path}</code>
        {isOptional && <span>{' (optional)'}</span>}
      </>
    ),
  },
  { key: 'type', header: 'Type', cell: ({ type }) => type.replaceAll('`', '') },
  { key: 'meaning', header: 'Meaning', cell: ({ meaning }) => meaning },
];

/** The content of docs/events.md in Storybook; both are generated from the catalog. */
function Events() {
  return (
    <main lang="en" className="flex flex-col gap-8">
      <Heading level={1}>Events</Heading>
      {describedEvents().map(({ name, when, purposes, source, fields }) => (
        <section key={name} aria-labelledby={name} className="flex flex-col gap-2">
          <Heading level={2} size="small" id={name}>
            {name}
          </Heading>
          <Text>{when}</Text>
          <Text size="small" tone="soft">{`Purpose: ${purposes.join(' or ')}. Source: ${source}.`}</Text>
          <Table
            caption={`Fields of ${name}`}
            columns={columns}
            rows={fields.map((field) => ({ ...field, id: field.path }))}
          />
        </section>
      ))}
    </main>
  );
}

const meta = { title: 'Tracking/Events', component: Events } satisfies Meta<typeof Events>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Fields of lead_cadastro_sucesso' })).toBeVisible();
  },
};
