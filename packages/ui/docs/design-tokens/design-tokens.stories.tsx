import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { TokenFiles } from './token-files.tsx';

const meta = {
  title: 'Foundations/Design tokens',
  component: TokenFiles,
  // Documentation: design-tokens.mdx.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TokenFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const create = spyOn(URL, 'createObjectURL').mockReturnValue('#nothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Download figma/career-guide-dark.json' }));
    const [file] = create.mock.calls[0] ?? [];
    await expect(file instanceof Blob && (await file.text())).toContain('"colorSpace":"srgb"');
    create.mockRestore();
  },
};
