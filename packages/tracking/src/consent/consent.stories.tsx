import { Heading, Text } from '@melhor-escola/ui/text';
import { Link } from '@melhor-escola/ui/link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { choiceCookie, type Purpose } from './consent-choice.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { ConsentPanelController, ConsentStore } from './consent-store.ts';

const policyLink = (text: string) => <Link href="#privacidade">{text}</Link>;

interface PageProps {
  /** Purposes granted on an earlier visit; absent: no choice yet. */
  granted?: readonly Purpose[];
  /** Whether the panel is open. */
  panel?: boolean;
}

/** A page with the consent notice, using the browser's real cookie. */
function Page({ granted, panel = false }: PageProps) {
  const [{ consent, panel: controller }] = useState(() => {
    document.cookie = granted
      ? choiceCookie({ granted, decidedAt: '2026-03-05T15:00:00Z' }, window.isSecureContext)
      : 'consent=; Max-Age=0; Path=/';
    const stores = { consent: new ConsentStore(), panel: new ConsentPanelController() };
    stores.panel.setOpen(panel);
    return stores;
  });
  return (
    <>
      <main className="flex min-h-100 flex-col gap-4 p-4">
        <Heading level={1} size="large">
          Bolsas em Araguaína
        </Heading>
        <Text>Nada na página espera pela resposta.</Text>
      </main>
      <ConsentNotice consent={consent} panel={controller} policyLink={policyLink} />
    </>
  );
}

const meta = {
  title: 'Tracking/Consent',
  component: Page,
  // In a frame, because the panel is modal.
  parameters: { layout: 'fullscreen', fullBleed: true, docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S22: rejecting takes as many taps as accepting, and the buttons look alike. */
export const Question: Story = {
  play: async ({ canvas }) => {
    const buttons = ['Recusar', 'Aceitar'].map((name) => canvas.getByRole('button', { name }));
    const [rejection, acceptance] = buttons.map((button) => getComputedStyle(button));
    await expect(rejection?.backgroundColor).toBe(acceptance?.backgroundColor);
    const [rejectButton, acceptButton] = buttons.map((button) => button.getBoundingClientRect());
    await expect(rejectButton?.width).toBeCloseTo(acceptButton?.width ?? 0, 0);
    await expect(rejectButton?.height).toBeCloseTo(acceptButton?.height ?? 0, 0);
    await expect(document.activeElement).toBe(document.body);
    // All content can be scrolled out from under it, and a focused element is never covered.
    const { top } = canvas.getByRole('region', { name: 'Cookies opcionais' }).getBoundingClientRect();
    const space = `${Math.ceil(window.innerHeight - top)}px`;
    await expect(getComputedStyle(document.body).paddingBottom).toBe(space);
    await expect(getComputedStyle(document.documentElement).scrollPaddingBottom).toBe(space);
  },
};

export const Rejected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Recusar' })).toBeNull());
    await expect(new ConsentStore().choice()?.granted).toEqual([]);
    await expect(document.body.style.paddingBottom).toBe('');
  },
};

/** Choice by purpose, opened from the banner. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escolher' }));
    const panel = await screen.findByRole('dialog', { name: 'Privacidade e cookies' });
    await waitFor(() => expect(panel).toBeVisible());
    for (const purpose of screen.getAllByRole('switch')) await expect(purpose).not.toBeChecked();
  },
};

/** Opened from the page footer on a later visit. */
export const Panel: Story = {
  args: { granted: ['analytics'], panel: true },
  play: async () => {
    const since = await screen.findByText(/Você escolheu em 05\/03\/2026/);
    await waitFor(() => expect(since).toBeVisible());
    await expect(screen.getByRole('switch', { name: /Medir o uso/ })).toBeChecked();
    await expect(screen.getByRole('switch', { name: /anúncios/ })).not.toBeChecked();
  },
};

/** On a phone: a bottom sheet. */
export const PanelOnPhone: Story = {
  args: { granted: ['analytics', 'marketing'], panel: true },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    const rejection = await screen.findByRole('button', { name: 'Recusar tudo' });
    await waitFor(() => expect(rejection).toBeVisible());
  },
};

/** LGPD, art. 8, § 5: withdrawing is as easy as granting. */
export const Withdrawn: Story = {
  args: { granted: ['analytics', 'marketing'], panel: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: /anúncios/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar escolhas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(new ConsentStore().choice()?.granted).toEqual(['analytics']);
  },
};
