import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Banner } from './banner.tsx';
import ActionDemo from './demos/action.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'Manutenção hoje à noite.',
    children: 'Das 22h às 23h não será possível reservar bolsas.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Aviso do site' })).toHaveTextContent(
      'Manutenção hoje à noite. Das 22h às 23h não será possível reservar bolsas.',
    );
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Playground: Story = { args: { tone: 'info', closable: true, live: false } };

export const Closable: Story = {
  args: { closable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar aviso' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenCalledWith(
      false,
      expect.objectContaining({ reason: 'close-button' }),
    );
  },
};

export const WithAction: Story = {
  render: () => <ActionDemo />,
  parameters: { demo: 'action' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner
          key={tone}
          {...args}
          tone={tone}
          messages={{ name: `Aviso: ${tone}`, close: `Fechar ${tone}` }}
          closable
        />
      ))}
      <Banner
        messages={{ name: 'Aviso com ação' }}
        action={<Link href="#privacidade">Ler a nova política</Link>}
      >
        A política de privacidade mudou em 1º de março. Ela diz com mais clareza quais dados as escolas
        recebem.
      </Banner>
    </div>
  ),
};
