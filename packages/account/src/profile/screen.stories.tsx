import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountFixture } from '../fixtures/account-fixture.tsx';
import { marias, newcomers, ownPaths } from '../fixtures/own-data.ts';
import { maria } from '../fixtures/people.ts';
import { ProfileScreen } from './screen.tsx';

const meta = {
  title: 'Account/Profile',
  component: AccountFixture,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { children: <ProfileScreen />, isSignedIn: true, data: marias },
} satisfies Meta<typeof AccountFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('***.982.247-**')).toBeVisible();
    await expect(await canvas.findByText('Último acesso há 3 dias')).toBeVisible();
  },
};

/** Visible to the user alone. */
export const WithPicture: Story = {
  args: {
    data: { ...marias, [ownPaths.user]: { ...maria, picture: '/v3/account/user/picture?v=aB3dE5fG' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trocar foto')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remover foto' })).toBeVisible();
  },
};

/** A file that is not an image is not uploaded. */
export const PictureUnreadable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Escolher foto');
    const text = new File(['não é uma foto'], 'foto.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await canvas.findByLabelText('Foto'), text);
    await expect(await canvas.findByText(/Não conseguimos abrir este arquivo/)).toBeVisible();
  },
};

/** Only a name and an unconfirmed e-mail. */
export const Newcomer: Story = {
  args: { data: newcomers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirme que este e-mail é seu.')).toBeVisible();
    await expect(await canvas.findByText(/Você ainda não salvou nenhuma busca/)).toBeVisible();
  },
};

/** The longest names. */
export const LongTexts: Story = {
  args: {
    data: {
      ...marias,
      [ownPaths.user]: {
        ...maria,
        name: 'Maria Aparecida Auxiliadora das Graças do Espírito Santo de Albuquerque Cavalcanti e Vasconcelos',
        email: 'mariaaparecidaauxiliadoradasgracasdoespiritosantodealbuquerquecavalcanti@exemplo.com.br',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Maria Aparecida/)).length).toBe(2);
  },
};

/** A section that fails shows its own error; the rest of the page works. */
export const PartsFail: Story = {
  args: {
    data: {
      ...marias,
      [ownPaths.devices]: { failsWith: { status: 503, code: 'UNAVAILABLE' } },
      [ownPaths.favorites]: { failsWith: { status: 500, code: 'INTERNAL' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não conseguimos carregar seus aparelhos.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Para o Pedro' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    data: {
      ...marias,
      [ownPaths.devices]: { failsWith: 'pending' },
      [ownPaths.searches]: { failsWith: 'pending' },
      [ownPaths.favorites]: { failsWith: 'pending' },
    },
  },
  tags: ['no-visual'],
};

/** VA-02: how the name will be stored. */
export const ChangingName: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar Nome' }));
    const name = await canvas.findByLabelText('Nome completo');
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'MARIA das dores SILVA');
    await expect(canvas.getByText('Vamos guardar como “Maria das Dores Silva”.')).toBeVisible();
  },
};

/** A correction has a protocol number (LGPD, art. 18, III). */
export const NameChanged: Story = {
  args: {
    data: {
      ...marias,
      [ownPaths.user]: { ...maria, user: maria, protocol: 'LGPD-2026-7Q2K-M0XB' },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar Nome' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Nome salvo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alterar Nome' })).toHaveFocus();
  },
};

/** VA-10: entered once. */
export const GivingCpf: Story = {
  args: { data: newcomers },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Informar CPF' }));
    await userEvent.type(await canvas.findByLabelText('Seu CPF'), '52998224726');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('CPF inválido')).toBeVisible();
  },
};

/** The typed text is still there. */
export const ChangingEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar E-mail' }));
    const form = within(await canvas.findByRole('form', { name: 'Alterar e-mail' }));
    await userEvent.type(form.getByLabelText('Novo e-mail'), 'maria@exemplo');
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('2 campos precisam de atenção')).toBeVisible();
    await expect(form.getByLabelText('Novo e-mail')).toHaveValue('maria@exemplo');
  },
};

/** S34: the current e-mail stays in force until the new one is confirmed. */
export const EmailChangePending: Story = {
  args: {
    data: { ...marias, [ownPaths.user]: { ...maria, pendingEmail: 'maria.nova@exemplo.com.br' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aguardando a confirmação do novo e-mail.')).toBeVisible();
    await expect(canvas.getByText('Confirmado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar a troca' }));
    const done = 'Troca cancelada: o seu e-mail continua o mesmo.';
    await waitFor(() => expect(screen.getByText(done)).toBeVisible());
  },
  tags: ['no-visual'],
};

/** S34: a linked identity is listed, and is removed with the password. */
export const RemovingGoogle: Story = {
  args: { data: { ...marias, [ownPaths.user]: { ...maria, hasGoogle: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ligado à sua conta')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Desligar Google' }));
    await expect(await canvas.findByLabelText('Senha atual')).toHaveFocus();
  },
};

/** S34: with a second factor, it is shown first, and this page comes back. */
export const RemovingGoogleNeedsSecondFactor: Story = {
  args: {
    path: '/minha-conta',
    data: {
      ...marias,
      [ownPaths.user]: { ...maria, hasGoogle: true },
      '/v3/account/auth/google/remove': { failsWith: { status: 403, code: 'SECOND_FACTOR_REQUIRED' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desligar Google' }));
    await userEvent.type(await canvas.findByLabelText('Senha atual'), 'girassol amarelo');
    await userEvent.click(canvas.getByRole('button', { name: 'Desligar o Google' }));
    const link = await canvas.findByRole('link', { name: 'Confirmar que sou eu' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/painel\/seguranca\?voltar=.+%23acesso$/),
    );
    await expect(canvas.getByText(/Antes desta mudança, confirme que é você/)).toBeVisible();
  },
};

/** A Google account is linked by signing in with it. */
export const LinkingGoogle: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ligar Google' }));
    await expect(await canvas.findByRole('button', { name: 'Continuar com o Google' })).toBeVisible();
  },
  tags: ['no-visual'],
};

export const ChangingPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar Senha' }));
    await expect(await canvas.findByLabelText('Senha atual')).toHaveFocus();
  },
};

/** S24: a user who signs in with Google only is not asked for a password. */
export const GoogleAlone: Story = {
  args: { data: { ...marias, [ownPaths.user]: { ...maria, hasPassword: false, hasGoogle: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar E-mail' }));
    await expect(await canvas.findByText(/esta conta ainda não tem uma/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar E-mail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Criar Senha' }));
    await expect(await canvas.findByRole('button', { name: 'Enviar link' })).toHaveFocus();
  },
};

export const RenamingSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renomear Para o Pedro' }));
    await expect(await canvas.findByLabelText('Nome da busca')).toHaveValue('Para o Pedro');
  },
};
