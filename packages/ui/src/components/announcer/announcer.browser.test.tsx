import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { announce } from './announcer.ts';
import { type AnnouncementOptions, useAnnouncement } from './use-announcement.ts';

const regions = () => document.querySelectorAll('[data-component="announcer"]');
/** Waits until pending messages have been announced. */
const announcementsSettled = () => pass(100);

function Announcement({ message, ...options }: { message: string } & AnnouncementOptions) {
  useAnnouncement(message, options);
  return <p>página</p>;
}

describe('announce', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(clearAnnouncements);

  it('the whole page has one live region, whose node is mounted before its text', async () => {
    announce('Filtro aplicado');
    expect(regions()).toHaveLength(1);
    await pass(99);
    expect(announced()).toEqual([]);
    await pass(1);
    expect(announced()).toEqual(['Filtro aplicado']);
    announce('Escola salva');
    await announcementsSettled();
    expect(announced()).toEqual(['Filtro aplicado', 'Escola salva']);
    expect(regions()).toHaveLength(1);
  });

  it('polite and assertive have separate regions', async () => {
    announce('Escola salva');
    announce('Sem conexão', 'assertive');
    await announcementsSettled();
    const [polite, assertive] = regions()[0]?.children ?? [];
    expect(polite?.ariaLive).toBe('polite');
    expect(polite?.textContent).toBe('Escola salva');
    expect(assertive?.ariaLive).toBe('assertive');
    expect(assertive?.textContent).toBe('Sem conexão');
  });

  it('announces the same message again later, but only once if requested twice at once', async () => {
    announce('Carregando');
    announce('Carregando');
    await announcementsSettled();
    expect(announced()).toEqual(['Carregando']);
    announce('Carregando');
    await announcementsSettled();
    expect(announced()).toEqual(['Carregando', 'Carregando']);
  });

  it('a message withdrawn before its announcement is not announced', async () => {
    announce('Carregando')();
    await announcementsSettled();
    expect(announced()).toEqual([]);
  });

  it('removes announced messages', async () => {
    announce('Escola salva');
    await announcementsSettled();
    await pass(6999);
    expect(announced()).toEqual(['Escola salva']);
    await pass(1);
    expect(announced()).toEqual([]);
  });

  it('is announced over a modal layer', async () => {
    announce('Antes');
    await mount(
      <div>
        <Dialog title="Sair?" defaultOpen />
      </div>,
    );
    await vi.waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
    expect(regions()[0]?.closest('[inert], [aria-hidden="true"]')).toBeNull();
    announce('Dentro');
    await announcementsSettled();
    expect(announced()).toEqual(['Antes', 'Dentro']);
  });

  it('creates its region again on a page that was emptied', async () => {
    announce('Antes');
    await announcementsSettled();
    regions()[0]?.remove();
    announce('Depois');
    await announcementsSettled();
    expect(announced()).toContain('Depois');
  });

  it('takes no space and blocks no press', async () => {
    announce('Escola salva');
    await announcementsSettled();
    const { width, height } = regions()[0]?.getBoundingClientRect() ?? {};
    expect([width, height]).toEqual([1, 1]);
  });
});

describe('useAnnouncement', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(clearAnnouncements);

  it('announces each new message once, also under StrictMode', async () => {
    const { rerender } = await mount(
      <StrictMode>
        <Announcement message="Carregando" />
      </StrictMode>,
    );
    await announcementsSettled();
    expect(announced()).toEqual(['Carregando']);
    rerender(
      <StrictMode>
        <Announcement message="23 bolsas" />
      </StrictMode>,
    );
    await announcementsSettled();
    expect(announced()).toEqual(['Carregando', '23 bolsas']);
  });

  it('skips the initial message on request, until it changes', async () => {
    const { rerender } = await mount(
      <StrictMode>
        <Announcement message="23 bolsas" initial={false} />
      </StrictMode>,
    );
    await announcementsSettled();
    expect(announced()).toEqual([]);
    for (const message of ['12 bolsas', '23 bolsas']) {
      rerender(
        <StrictMode>
          <Announcement message={message} initial={false} />
        </StrictMode>,
      );
      await announcementsSettled();
    }
    expect(announced()).toEqual(['12 bolsas', '23 bolsas']);
  });

  it('waits until a message is stable, and drops one that was replaced', async () => {
    const { rerender } = await mount(<Announcement message="3 opções" after={80} />);
    await pass(79);
    rerender(<Announcement message="2 opções" after={80} />);
    await pass(80 + 99);
    expect(announced()).toEqual([]);
    await pass(1);
    expect(announced()).toEqual(['2 opções']);
  });

  it('announces nothing for an empty message, nor after unmounting', async () => {
    const { rerender, unmount } = await mount(<Announcement message="" />);
    await announcementsSettled();
    rerender(<Announcement message="Carregando" />);
    await pass(99);
    unmount();
    await announcementsSettled();
    expect(announced()).toEqual([]);
  });
});

// The announcer is not rendered by its users, so the conformance suite does not apply; these tests cover the part of
// the contract that a live region can fulfil.
describe("announcer fulfils the kit's contract", () => {
  useCleanPage();
  beforeEach(clearAnnouncements);

  it('has its `data-component` once, at the end of the body', async () => {
    for (const message of ['Bolsa salva', 'Escola salva']) {
      announce(message);
      await expect.poll(() => announced()).toContain(message);
    }
    expect([...regions()]).toEqual([document.body.lastElementChild]);
  });

  it('causes no layout shift', async () => {
    const { container } = await mount(<p>página</p>);
    const before = container.getBoundingClientRect();
    const { scrollHeight } = document.documentElement;
    announce('Escola salva');
    await expect.poll(() => announced()).toEqual(['Escola salva']);
    expect(container.getBoundingClientRect()).toEqual(before);
    expect(document.documentElement.scrollHeight).toBe(scrollHeight);
  });
});
