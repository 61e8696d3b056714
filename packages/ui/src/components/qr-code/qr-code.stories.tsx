import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import VoucherDemo from './demos/voucher.tsx';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { text: 'ME-7Q2K-M0XB-94TC', label: 'Código QR da bolsa ME-7Q2K-M0XB-94TC' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Código QR da bolsa ME-7Q2K-M0XB-94TC' })).toBeVisible();
  },
};

export const Playground: Story = {};

/** Beside the text that it contains. */
export const Voucher: Story = { render: () => <VoucherDemo />, parameters: { demo: 'voucher' } };

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <QrCode {...args} />
      <QrCode
        label="Código QR para o aplicativo"
        text="otpauth://totp/Melhor%20Escola:ana%40exemplo.com.br?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Melhor%20Escola"
        style={{ '--qr-code-size': '14rem' } as CSSProperties}
      />
    </div>
  ),
};
