import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixturePage } from '../../fixtures/site.tsx';
import { AlertPageScreen, type AlertPageScreenProps } from './screen.tsx';

/* The page that asks for alerts without JavaScript. */

function AlertPage(props: AlertPageScreenProps) {
  return <FixturePage screen={<AlertPageScreen {...props} />} />;
}

const meta = {
  title: 'Search/Alert page',
  component: AlertPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { query: 'city=araguaina-to&grade=6-ano', about: 'do 6º ano em Araguaína, TO', filters: [] },
} satisfies Meta<typeof AlertPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFilters: Story = {
  args: { about: 'de bolsas em Araguaína, TO, com estes filtros', filters: ['Até R$ 900', 'Manhã'] },
};

export const Rejected: Story = {
  args: {
    submitted: { values: { email: 'ana@' }, fields: { email: 'Digite um e-mail como nome@exemplo.com.br' } },
  },
};

/** Too many requests. */
export const TooMany: Story = {
  args: {
    submitted: {
      values: { email: 'ana@exemplo.com.br' },
      message:
        'Já saíram muitos pedidos de avisos desta rede ou para este e-mail. O que você escreveu continua aqui: envie de novo em 10 minutos.',
    },
  },
};

export const Sent: Story = { args: { isSent: true } };

export const LinkCutOff: Story = { args: { query: '' } };
