import { StrictMode, useRef, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPortal } from 'react-dom';
import { desk, mount, useCleanPage } from '../browser-testing/mount.ts';
import { aboveLayers } from './layer-stack.ts';
import { useLayer } from './use-layer.ts';

const heard: string[] = [];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const isInert = (name: string) => button(name).element().closest('[inert]') !== null;

interface SampleProps {
  name: string;
  modal?: boolean;
  at: number;
  within?: React.ReactNode;
}

/** A layer at a place of its own, that says what it hears and closes on Escape. */
function Sample({ name, modal, at, within }: SampleProps) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  useLayer({
    open,
    element,
    anchor,
    modal,
    onEscape: () => {
      heard.push(`${name} escape`);
      setOpen(false);
    },
    onPressOutside: () => heard.push(`${name} outside`),
  });
  return (
    <>
      <button type="button" ref={anchor} onClick={() => setOpen(true)}>
        Abrir {name}
      </button>
      {open &&
        createPortal(
          <div
            ref={element}
            style={{ position: 'fixed', inset: `${at}px auto auto ${at}px`, background: 'Canvas' }}
          >
            <button type="button">Em {name}</button>
            <input
              aria-label={`Campo de ${name}`}
              onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
            />
            {within}
          </div>,
          document.body,
        )}
    </>
  );
}

function Page({ outerModal = false, innerModal = false }) {
  return (
    <StrictMode>
      <button type="button">Página</button>
      <section {...aboveLayers}>
        <button type="button">Desfazer</button>
      </section>
      <Sample
        name="lista"
        at={100}
        modal={outerModal}
        within={<Sample name="dica" at={200} modal={innerModal} />}
      />
    </StrictMode>
  );
}

async function openBoth() {
  await userEvent.click(button('Abrir lista'));
  await userEvent.click(button('Abrir dica'));
  heard.length = 0;
}

describe('useLayer', () => {
  useCleanPage();
  beforeEach(async () => {
    heard.length = 0;
    await desk();
  });

  it('one Escape, one layer, from the top', async () => {
    await mount(<Page />);
    await openBoth();
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(heard).toEqual(['dica escape', 'lista escape']);
  });

  it('what takes Escape for itself keeps it', async () => {
    await mount(<Page />);
    await openBoth();
    await userEvent.click(page.getByLabelText('Campo de dica'));
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual([]);
  });

  it('a press is outside for every layer above the one pressed in', async () => {
    await mount(<Page />);
    await openBoth();
    await userEvent.click(button('Em dica'));
    expect(heard).toEqual([]);
    await userEvent.click(button('Em lista'));
    expect(heard).toEqual(['dica outside']);
    await userEvent.click(button('Página'));
    expect(heard).toEqual(['dica outside', 'dica outside', 'lista outside']);
  });

  it('a press on what opened it is not outside', async () => {
    await mount(<Page />);
    await userEvent.click(button('Abrir lista'));
    await userEvent.click(button('Abrir lista'));
    expect(heard).toEqual([]);
  });

  it('a click by the keyboard is not a press outside', async () => {
    await mount(<Page />);
    await userEvent.click(button('Abrir lista'));
    button('Página').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(heard).toEqual([]);
  });

  it('one press outside closes one: a modal layer hears of it only when it is topmost', async () => {
    await mount(<Page outerModal />);
    await openBoth();
    await userEvent.click(document.documentElement, { position: { x: 600, y: 600 } });
    expect(heard).toEqual(['dica outside']);
    await userEvent.keyboard('{Escape}');
    heard.length = 0;
    await userEvent.click(document.documentElement, { position: { x: 600, y: 600 } });
    expect(heard).toEqual(['lista outside']);
  });

  it('below a modal layer all is inert, above it nothing is', async () => {
    await mount(<Page outerModal />);
    await openBoth();
    expect(isInert('Página')).toBe(true);
    expect(isInert('Em lista')).toBe(false);
    expect(isInert('Em dica')).toBe(false);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(isInert('Página')).toBe(false);
  });

  it('a modal layer over another makes that inert too, and gives it back', async () => {
    await mount(<Page outerModal innerModal />);
    await openBoth();
    expect(isInert('Em lista')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isInert('Em lista')).toBe(false);
    expect(isInert('Página')).toBe(true);
  });

  it('leaves alone what the page had made inert itself', async () => {
    const own = document.body.appendChild(document.createElement('div'));
    own.inert = true;
    await mount(<Page outerModal />);
    await openBoth();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(own.inert).toBe(true);
    own.remove();
  });

  it('what is marked to be above layers stays within reach, and a press there closes none', async () => {
    const { container } = await mount(<Page outerModal />);
    const region = container.querySelector('section');
    if (region) document.body.append(region);
    await userEvent.click(button('Abrir lista'));
    expect(isInert('Desfazer')).toBe(false);
    await userEvent.click(button('Desfazer'));
    expect(heard).toEqual([]);
    if (region) container.append(region);
  });

  it('leaves nothing behind when it is taken away while open', async () => {
    const { unmount } = await mount(<Page outerModal innerModal />);
    await openBoth();
    unmount();
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual([]);
  });
});
