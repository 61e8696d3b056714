import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ControlBox, controlInBox } from './control-box.tsx';
import { FormControl } from './form-control.tsx';

const meta = {
  title: 'Forms/FormControl',
  component: FormControl,
  args: {
    label: 'Data de nascimento',
    children: (control) => (
      <ControlBox size="medium">
        <input
          type="date"
          data-part="control"
          {...control}
          className={controlInBox}
          style={{ paddingInline: 12 }}
        />
      </ControlBox>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Data de nascimento')).toHaveAttribute('type', 'date');
    await expect(canvas.getByLabelText('Data de nascimento')).not.toHaveAttribute('aria-invalid');
  },
};

export const Playground: Story = { args: { hint: '', error: '', optional: false, labelHidden: false } };

export const WithHintAndError: Story = {
  args: { hint: 'A da criança, não a sua.', error: 'Esta data está no futuro.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Data de nascimento');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('A da criança, não a sua. Esta data está no futuro.');
  },
};

/** What is not required says so; what is required says nothing, since most fields are. */
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Data de nascimento (opcional)')).toBeVisible();
  },
};

export const LabelHidden: Story = { args: { labelHidden: true, hint: 'A da criança, não a sua.' } };
