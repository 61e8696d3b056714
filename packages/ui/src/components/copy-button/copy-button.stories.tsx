import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';
import CodeDemo from './demos/code.tsx';

/** What was copied in the current story. */
let copied: string[] = [];

const setClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'ME-7Q2K-M0XB-94TC' },
  beforeEach: () => {
    const { clipboard } = navigator;
    copied = [];
    setClipboard({ writeText: async (text) => void copied.push(text) });
    return () => setClipboard(clipboard);
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByRole('button', { name: 'Copiado' })).toHaveFocus();
    await expect(copied).toEqual(['ME-7Q2K-M0XB-94TC']);
  },
};

export const Playground: Story = {};

/** With the text beside it, and texts of its own. */
export const Code: Story = {
  render: () => <CodeDemo />,
  parameters: { demo: 'code' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código' }));
    await expect(await canvas.findByRole('button', { name: 'Código copiado' })).toBeVisible();
  },
};

/** A browser that is embedded in an app may have no clipboard: the button says what to do. */
export const Denied: Story = {
  beforeEach: () => {
    setClipboard(undefined);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByRole('button', { name: /^Não deu para copiar/ })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <CopyButton text="a" />
      <CopyButton text="a" size="medium">
        Copiar códigos
      </CopyButton>
      <CopyButton text="a" disabled>
        Copiar link
      </CopyButton>
    </div>
  ),
};
