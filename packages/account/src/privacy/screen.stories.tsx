import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeletedScreen } from '../account-deleted/screen.tsx';
import { completedDeletionKey, type CompletedDeletion } from './queries.ts';
import { AccountFixture } from '../fixtures/account-fixture.tsx';
import { deletion, marias, newcomers, ownPaths, panel } from '../fixtures/own-data.ts';
import { PrivacyScreen } from './screen.tsx';

const meta = {
  title: 'Account/Privacy',
  component: AccountFixture,
  // In iframes, because the notice of an ended session takes the focus.
  parameters: { layout: 'fullscreen', fullBleed: true, docs: { story: { inline: false, height: '640px' } } },
  args: {
    children: <PrivacyScreen />,
    isSignedIn: true,
    data: marias,
  },
} satisfies Meta<typeof AccountFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const scholarship = {
  code: 'ME-7Q2K-M0XB',
  paid: true,
  school: 'Colégio Santa Clara',
  student: 'Pedro',
  year: 2027,
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LGPD-2026-7Q2K-M0XB')).toBeVisible();
  },
};

/** No consents and no requests. */
export const Newcomer: Story = {
  args: { data: newcomers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não fez nenhum pedido.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { data: { [ownPaths.privacy]: { failsWith: { status: 503, code: 'UNAVAILABLE' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getByText(/Não conseguimos carregar seus dados/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { data: { [ownPaths.privacy]: { failsWith: 'pending' } } },
  tags: ['no-visual'],
};

/** LGPD, art. 8, § 5: withdrawn as easily as granted, with a protocol number. */
export const Withdrawn: Story = {
  args: { data: { ...marias, [`${ownPaths.privacy}/withdraw`]: { protocol: 'LGPD-2026-94TC-7Q2K' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Receber novidades/ }));
    await expect(await canvas.findByText('LGPD-2026-94TC-7Q2K')).toBeVisible();
  },
};

export const WithdrawalFailed: Story = {
  args: {
    data: {
      ...marias,
      [`${ownPaths.privacy}/withdraw`]: { failsWith: { status: 503, code: 'UNAVAILABLE' } },
    },
  },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('switch', { name: /Receber novidades/ });
    await userEvent.click(choice);
    await expect(await canvas.findByText(/Nada mudou/)).toBeVisible();
    await expect(choice).toBeChecked();
  },
};

/**
 * What is deleted and what must be kept by law. Not compared: over a page longer than its window, no two screenshots
 * match to the last pixel.
 */
export const Deleting: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir minha conta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir a conta' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A paid scholarship that is not used yet is named, and the user must give it up. */
export const DeletingWithScholarship: Story = {
  tags: ['no-visual'],
  args: { data: { ...marias, [ownPaths.privacy]: { ...panel, unusedScholarships: [scholarship] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir minha conta' }));
    const dialog = within(await screen.findByRole('dialog'));
    const scholarshipText = 'Pedro, Colégio Santa Clara, 2027, já paga (código ME-7Q2K-M0XB)';
    await waitFor(() => expect(dialog.getByText(scholarshipText)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await expect(await dialog.findByText('Marque para continuar.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Abro mão desta bolsa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.getByLabelText('Digite EXCLUIR')).toBeVisible());
  },
};

/** The password is requested once the service requires it: a fresh session needs none. */
export const DeletingAsksPassword: Story = {
  args: {
    data: {
      ...marias,
      [`${ownPaths.privacy}/delete`]: { failsWith: { status: 403, code: 'CURRENT_PASSWORD_WRONG' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir minha conta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await userEvent.type(await screen.findByLabelText('Digite EXCLUIR'), 'excluir');
    await userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
    const password = await screen.findByLabelText('Senha atual');
    await userEvent.type(password, 'não é esta');
    await userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
    await expect(await screen.findByText(/A senha atual não confere/)).toBeVisible();
    await expect(password).toHaveValue('não é esta');
  },
};

/** Without a password, a new sign-in with Google verifies the user. */
export const DeletingAsksGoogle: Story = {
  tags: ['no-visual'],
  args: {
    data: {
      ...marias,
      [`${ownPaths.privacy}/delete`]: { failsWith: { status: 403, code: 'PASSWORD_NOT_SET' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir minha conta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await userEvent.type(await screen.findByLabelText('Digite EXCLUIR'), 'excluir');
    await userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
    await expect(await screen.findByRole('button', { name: 'Continuar com o Google' })).toHaveFocus();
    await expect(screen.queryByLabelText('Senha atual')).toBeNull();
  },
};

/** S34: with a second factor, it is shown first; the choice is there on return. */
export const DeletingAsksSecondFactor: Story = {
  tags: ['no-visual'],
  args: {
    path: '/minha-conta/privacidade',
    data: {
      ...marias,
      [`${ownPaths.privacy}/delete`]: { failsWith: { status: 403, code: 'SECOND_FACTOR_REQUIRED' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir minha conta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Apagar/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await userEvent.type(await screen.findByLabelText('Digite EXCLUIR'), 'excluir');
    await userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
    const link = await screen.findByRole('link', { name: 'Confirmar que sou eu' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/painel\/seguranca\?voltar=.+%23excluir$/),
    );
    await expect(sessionStorage.getItem('montilla:deletion')).toBe('{"reviews":"remove"}');
    sessionStorage.removeItem('montilla:deletion');
  },
};

/** Back from the second factor. */
export const DeletingResumed: Story = {
  tags: ['no-visual'],
  beforeEach: () => sessionStorage.setItem('montilla:deletion', '{"reviews":"remove"}'),
  play: async () => {
    const word = await screen.findByLabelText('Digite EXCLUIR');
    await waitFor(() => expect(word).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await expect(await screen.findByRole('radio', { name: /Apagar/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Manter minha conta' }));
    await expect(sessionStorage.getItem('montilla:deletion')).toBeNull();
  },
};

/** The result stays until a reload. */
function JustDeleted() {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData<CompletedDeletion>(completedDeletionKey, { deletion, reviews: 'anonymize' }),
  );
  return <DeletedScreen />;
}

export const Deleted: Story = {
  args: { children: <JustDeleted />, isSignedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LGPD-2026-M0XB-94TC')).toBeVisible();
    await expect(
      canvas.getByText('1 reserva foi cancelada. 2 avaliações ficaram sem o seu nome.'),
    ).toBeVisible();
  },
};

export const DeletedReloaded: Story = { args: { children: <DeletedScreen />, isSignedIn: false } };
