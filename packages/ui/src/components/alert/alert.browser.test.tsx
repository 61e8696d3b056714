import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Alert } from './alert.tsx';
import type { NoticeTone } from './notice.tsx';

describeConformance({
  component: Alert,
  props: { title: 'Aviso', closable: true },
  dataComponent: 'alert',
  element: HTMLDivElement,
});

const between = (alert: ReactNode) => (
  <>
    <a href="#antes">Antes</a>
    {alert}
    <a href="#depois">Depois</a>
  </>
);
const close = page.getByRole('button', { name: 'Fechar' });
const link = (name: string) => page.getByRole('link', { name });

/** A page that removes the alert itself after a while. */
function Notice({ after, follows = true }: { after: number; follows?: boolean }) {
  const [open, setOpen] = useState(true);
  const later = () => void setTimeout(() => setOpen(false), after);
  return (
    <>
      <a href="#antes">Antes</a>
      {open && (
        <Alert
          title="Aviso"
          closable
          action={<button type="button">Repetir</button>}
          onOpenChange={later}
          open
        />
      )}
      {follows && <a href="#depois">Depois</a>}
    </>
  );
}

const shown = () => document.querySelector<HTMLElement>('[data-component="alert"]');
const rolesByTone: [NoticeTone, 'status' | 'alert', string][] = [
  ['neutral', 'status', 'Aviso: Matrículas'],
  ['info', 'status', 'Informação: Matrículas'],
  ['success', 'status', 'Tudo certo: Matrículas'],
  ['warning', 'alert', 'Atenção: Matrículas'],
  ['danger', 'alert', 'Erro: Matrículas'],
];

describe('Alert', () => {
  useCleanPage();

  it.each(rolesByTone)('ST-07 a static %s alert has no role', async (tone) => {
    await mount(<Alert tone={tone} title="Matrículas" />);
    expect(shown()?.role).toBeNull();
    expect(shown()?.closest('[aria-live]')).toBeNull();
  });

  it.each(rolesByTone)('ST-07 a later %s alert has the role `%s`', async (tone, role) => {
    const { rerender } = await mount(<p>Página</p>);
    rerender(
      <>
        <p>Página</p>
        <Alert live tone={tone} title="Matrículas" />
      </>,
    );
    await expect.element(page.getByRole(role)).toBeVisible();
    expect(page.getByRole(role).element()).toBe(shown());
  });

  it.each(rolesByTone)('ST-07 states its tone in words: %s, %s, “%s”', async (tone, _role, text) => {
    await mount(<Alert tone={tone} title="Matrículas" />);
    expect(shown()?.textContent).toBe(text);
  });

  it('the focus stays on the button if the caller ignores the request', async () => {
    let asked = 0;
    await mount(between(<Alert title="Aviso" closable open onOpenChange={() => (asked += 1)} />));
    await userEvent.click(close);
    expect(asked).toBe(1);
    await expect.element(close).toHaveFocus();
  });

  it('moves the focus to the next element when it closes', async () => {
    await mount(between(<Alert title="Aviso" closable />));
    await userEvent.click(close);
    await expect.element(link('Depois')).toHaveFocus();
  });

  it('moves the focus to the previous element when it closes, if there is no next one', async () => {
    await mount(<Notice after={0} follows={false} />);
    await userEvent.click(close);
    await expect.element(link('Antes')).toHaveFocus();
  });

  it('leaves focus elsewhere unchanged when it closes', async () => {
    const { rerender } = await mount(between(<Alert title="Aviso" closable open />));
    await userEvent.tab();
    rerender(between(<Alert title="Aviso" closable open={false} />));
    await expect.poll(() => close.query()).toBeNull();
    await expect.element(link('Antes')).toHaveFocus();
  });
});

describe('Alert whose caller closes it later', () => {
  useCleanPage();
  useStoppedClock();

  it('moves no focus before it is removed', async () => {
    await mount(<Notice after={120} />);
    // By keyboard: locating a click target would advance the clock.
    (close.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await pass(119);
    expect(document.activeElement).toBe(close.element());
    await pass(1);
    expect(document.activeElement).toBe(link('Depois').element());
    await expect.element(close).not.toBeInTheDocument();
  });
});
