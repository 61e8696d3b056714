import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { announced } from '../../testing/browser/announced.ts';
import { PasswordInput } from './password-input.tsx';
import NewPasswordDemo from './demos/new-password.tsx';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { label: 'Senha', name: 'senha', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ST-08, ER-05. The button names its next action; the result is announced separately. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Senha');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(input, 'girassol');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'girassol',
      expect.objectContaining({ reason: 'input' }),
    );

    const toggle = canvas.getByRole('button', { name: 'Mostrar senha' });
    await expect(canvas.getByText('Mostrar')).toBeVisible();
    await expect(canvas.getByText('Ocultar')).not.toBeVisible();
    await expect(toggle).toHaveAccessibleDescription('Senha');
    await expect(toggle).not.toHaveAttribute('aria-pressed');
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(input).toHaveAttribute('autocapitalize', 'none');
    await expect(toggle).toHaveAccessibleName('Ocultar senha');
    await expect(toggle).toHaveFocus();
    await waitFor(() => expect(announced().at(-1)).toBe('A senha está visível'));

    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('girassol');
    await waitFor(() => expect(announced().at(-1)).toBe('A senha está oculta'));
  },
};

export const Playground: Story = {
  args: { size: 'medium', hint: '', error: '', autoComplete: 'current-password', disabled: false },
};

export const NewPassword: Story = {
  render: () => <NewPasswordDemo />,
  parameters: { demo: 'new-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Crie uma senha')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Visible: Story = {
  args: { defaultValue: 'girassol amarelo', defaultVisible: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('type', 'text');
  },
};

export const WithError: Story = {
  args: { error: 'Senha incorreta. Tente de novo ou crie outra.', defaultValue: 'girassol' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Senha')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'girassol' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Hidden before the browser saves form data, so that it stores no readable password among earlier texts. */
export const HidesOnSubmit: Story = {
  render: (args) => (
    <form aria-label="Entrar" onSubmit={(event) => event.preventDefault()}>
      <PasswordInput {...args} />
      <button type="submit">Entrar</button>
      <button type="reset">Recomeçar</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Senha');
    for (const leave of ['Entrar', 'Recomeçar']) {
      await userEvent.type(input, 'girassol');
      await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
      await expect(input).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: leave }));
      await expect(input).toHaveAttribute('type', 'password');
    }
  },
};

/** A page restored from the browser's history has its password hidden. */
export const HidesOnReturn: Story = {
  args: { defaultValue: 'girassol' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(canvas.getByLabelText('Senha')).toHaveAttribute('type', 'password'));
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PasswordInput label="Vazia" name="a" hint="Ao menos 8 letras, números ou sinais." />
      <PasswordInput label="Preenchida" name="b" defaultValue="girassol" />
      <PasswordInput label="À vista" name="g" defaultValue="girassol" defaultVisible />
      <PasswordInput label="Com erro" name="c" defaultValue="girassol" error="Senha incorreta." />
      <PasswordInput label="Indisponível" name="d" disabled defaultValue="girassol" />
      <PasswordInput label="Pequena" name="e" size="small" defaultValue="girassol" />
      <PasswordInput label="Grande" name="f" size="large" defaultValue="girassol" />
    </div>
  ),
};
