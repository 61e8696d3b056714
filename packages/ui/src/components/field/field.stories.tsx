import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { Input } from '../input/input.tsx';
import { Field } from './field.tsx';
import { max, min, required, type Rule } from './rules.ts';
import OwnRuleDemo from './demos/own-rule.tsx';
import AskingDemo from './demos/asking.tsx';
import RequiredDemo from './demos/required.tsx';

interface SampleProps {
  label: string;
  displayName: string;
  value: string;
  rules: readonly Rule<string>[];
  error?: string | undefined;
}

/** One field in a form of its own. */
function OneField({ label, displayName, value, rules, error }: SampleProps) {
  const form = useForm({ defaultValues: { value }, defaultErrors: { value: error } });
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
  component: Field,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<SampleProps>;

const sample = { label: 'Nome', displayName: 'nome', value: '', rules: [required] };
const renderSample = (args: SampleProps) => <OneField {...args} />;

const leave: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('textbox'));
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
};

/** No message before the first blur. */
export const Default: Story = {
  render: () => <RequiredDemo />,
  parameters: { demo: 'required' },
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
  args: { ...sample, label: 'E-mail', displayName: 'email' },
  render: renderSample,
};

export const Minimum: Story = {
  tags: ['!autodocs'],
  args: { ...sample, rules: [min(3)], value: 'Al' },
  render: renderSample,
  play: async (context) => {
    await leave(context);
    await expect(context.canvas.getByText('O campo nome deve conter pelo menos 3 caracteres')).toBeVisible();
  },
};

export const Maximum: Story = {
  tags: ['!autodocs'],
  args: { ...sample, rules: [max(5)], value: 'Alexandra' },
  render: renderSample,
  play: async (context) => {
    await leave(context);
    await expect(context.canvas.getByText('O campo nome não deve ter mais que 5 caracteres')).toBeVisible();
  },
};

const firstAndLast: Rule<string> = (name) => /\S\s+\S/.test(name) || 'Insira um nome completo e válido';

/** A rule of the product: the kit has only general ones. */
export const OwnRule: Story = {
  render: () => <OwnRuleDemo />,
  parameters: { demo: 'own-rule' },
  play: async (context) => {
    await leave(context);
    await expect(context.canvas.getByText('Insira um nome completo e válido')).toBeVisible();
  },
};

/** A rule may call a service; an outdated result is dropped. */
export const Asking: Story = {
  render: () => <AskingDemo />,
  parameters: { demo: 'asking' },
  play: async (context) => {
    await leave(context);
    await userEvent.type(context.canvas.getByRole('textbox'), 'b');
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <OneField label="Por preencher" displayName="nome" value="" rules={[required]} />
      <OneField label="Preenchido" displayName="nome" value="Ana Souza" rules={[required, firstAndLast]} />
      <OneField
        label="Inválido"
        displayName="nome"
        value="Ana"
        rules={[firstAndLast]}
        error="Insira um nome completo e válido"
      />
    </div>
  ),
};
