import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { Input } from '../input/input.tsx';
import { Field } from './field.tsx';
import { FieldParts } from './field-parts.tsx';
import { max, min, required, type Rule } from './rules.ts';

interface SampleProps {
  label: string;
  displayName: string;
  value: string;
  rules: readonly Rule<string>[];
}

/** One field in a form of its own. */
function OneField({ label, displayName, value, rules }: SampleProps) {
  const form = useForm({ defaultValues: { value } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label={label}>
      <Field form={form} name="value" displayName={displayName} rules={rules}>
        {(field) => <Input label={label} {...field} />}
      </Field>
    </Form>
  );
}

const meta = {
  title: 'Forms/Field',
  component: OneField,
  args: { label: 'Nome', displayName: 'nome', value: '', rules: [required] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const leave: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('textbox'));
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
};

/** Nothing is said before the field has been left. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeRequired();
    await userEvent.type(input, 'A{Backspace}');
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('O campo nome é obrigatório'));
    await expect(input).toHaveAttribute('data-touched');
  },
};

export const Playground: Story = {
  args: { label: 'E-mail', displayName: 'email', rules: [required] },
};

export const Minimum: Story = {
  args: { rules: [min(3)], value: 'Al' },
  play: async (context) => {
    await leave(context);
    await expect(context.canvas.getByText('O campo nome deve conter pelo menos 3 caracteres')).toBeVisible();
  },
};

export const Maximum: Story = {
  args: { rules: [max(5)], value: 'Alexandra' },
  play: async (context) => {
    await leave(context);
    await expect(context.canvas.getByText('O campo nome não deve ter mais que 5 caracteres')).toBeVisible();
  },
};

const firstAndLast: Rule<string> = (name) => /\S\s+\S/.test(name) || 'Insira um nome completo e válido';

/** A rule of the product: the kit has only those that fit every field. */
export const OwnRule: Story = {
  args: { label: 'Nome completo', rules: [firstAndLast], value: 'Ana' },
  play: async (context) => {
    await leave(context);
    await expect(context.canvas.getByText('Insira um nome completo e válido')).toBeVisible();
  },
};

const notTaken: Rule<string> = async (value) => {
  await Promise.resolve();
  return value === 'ana' ? 'Este nome já está em uso' : true;
};

/** A rule may ask a service; an answer about a text that has changed since is dropped. */
export const Asking: Story = {
  args: { label: 'Apelido', displayName: 'apelido', rules: [notTaken], value: 'ana' },
  play: async (context) => {
    await leave(context);
    await userEvent.type(context.canvas.getByRole('textbox'), 'b');
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

function FieldOfParts() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <FieldParts.Root form={form} name="name" displayName="nome" rules={[required]}>
        <FieldParts.Label>Nome da criança</FieldParts.Label>
        <FieldParts.Control autoComplete="off" />
        <FieldParts.Error />
        <FieldParts.Hint>Como está na certidão de nascimento.</FieldParts.Hint>
      </FieldParts.Root>
    </Form>
  );
}

/** Put together from its parts, with the hint below the field. */
export const Parts: Story = {
  render: () => <FieldOfParts />,
  play: async (context) => {
    await leave(context);
    await expect(
      context.canvas.getByRole('textbox', { name: 'Nome da criança' }),
    ).toHaveAccessibleDescription('Como está na certidão de nascimento. O campo nome é obrigatório');
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <OneField label="Por preencher" displayName="nome" value="" rules={[required]} />
      <OneField label="Preenchido" displayName="nome" value="Ana Souza" rules={[required, firstAndLast]} />
      <OneField label="Inválido" displayName="nome" value="Ana" rules={[firstAndLast]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Inválido' }));
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Inválido' })).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};
