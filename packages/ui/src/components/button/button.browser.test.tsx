import { type ReactElement, type ReactNode, Suspense, use, useState } from 'react';
import Heart from 'lucide-react/icons/heart';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { translateLikeABrowser } from '../../testing/translator.ts';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

describeConformance({
  component: Button,
  props: { children: 'Ver bolsas' },
  dataComponent: 'button',
  element: HTMLButtonElement,
  asChild: true,
});

describeConformance({
  component: LinkButton,
  props: { children: 'Ver bolsas', href: '/bolsas' },
  dataComponent: 'link-button',
  element: HTMLAnchorElement,
  asChild: true,
});

/**
 * An element as it arrives from a server component: a lazy node with a promise (React's Flight client). Slot must wait
 * for it (radix#3776).
 */
function fromServer(element: ReactElement): ReactNode {
  const node: object = { $$typeof: Symbol.for('react.lazy'), _payload: Promise.resolve(element), _init: use };
  return node as ReactNode;
}

describe('RSC', () => {
  useCleanPage();

  it('an element from a server component gets the styles by `asChild`', async () => {
    const { container } = await mount(
      <Suspense fallback="espera">
        <LinkButton asChild>{fromServer(<a href="#escola">Conhecer a escola</a>)}</LinkButton>
      </Suspense>,
    );
    await expect.poll(() => container.querySelector('a')?.dataset['component']).toBe('link-button');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('#escola');
  });
});

/** A search whose duration the test controls. */
function Search({ onSend, busy }: { onSend: () => void; busy: boolean }) {
  const [pressed, setPressed] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input aria-label="Cidade" />
      <Button type="submit" loading={busy} onClick={() => setPressed((count) => count + 1)}>
        Buscar
      </Button>
      <output>{pressed}</output>
    </form>
  );
}

describe('loading', () => {
  useCleanPage();

  it('while it loads it is `aria-disabled`, keeps the focus, and blocks the click and the submit by Enter', async () => {
    let sent = 0;
    const search = (busy: boolean) => <Search busy={busy} onSend={() => (sent += 1)} />;
    const { rerender } = await mount(search(false));
    const button = page.getByRole('button', { name: /^Buscar/ });
    await userEvent.click(button);
    expect(sent).toBe(1);
    rerender(search(true));
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    // Not userEvent, which waits until an aria-disabled element is enabled.
    (button.element() as HTMLElement).click();
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    rerender(search(false));
    await expect.element(button).not.toHaveAttribute('aria-disabled');
    expect(page.getByRole('status').element().textContent).toBe('1');
    await userEvent.keyboard('{Enter}');
    expect(sent).toBe(2);
  });
});

describe('translated', () => {
  useCleanPage();

  it('A7 icon, text and spinner change after a browser’s translator has replaced the text', async () => {
    onTestFinished(translateLikeABrowser());
    const { rerender } = await mount(<Button>Salvar</Button>);
    const button = page.getByRole('button');
    await expect.poll(() => button.element().querySelector('font')).not.toBeNull();
    rerender(<Button loading>Salvar</Button>);
    await expect.element(button).toHaveAccessibleName('Salvar Carregando');
    rerender(<Button icon={Heart}>Salvo</Button>);
    await expect.element(button).toHaveAccessibleName('Salvo');
    rerender(<Button iconEnd={Heart}>Salvar</Button>);
    await expect.element(button).toHaveAccessibleName('Salvar');
  });
});

/** A system color as the browser computes it. */
function system(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The color of each button's edge, or 'none' if it is invisible. */
const edges = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => {
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(button);
      return borderTopWidth === '0px' || borderTopColor === backgroundColor ? 'none' : borderTopColor;
    });

const buttons = (
  <>
    <span>Bolsas</span> <Button>Ver</Button> <Button icon={Heart}>Ver</Button>{' '}
    <Button icon={Heart} loading>
      Ver
    </Button>{' '}
    <Button iconEnd={Heart}>Ver</Button>
  </>
);

/** The first line of the text within an element. */
function firstLine(element: Element): DOMRect {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('It has no text.');
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

const row = (align: string) => <div style={{ display: 'flex', gap: 8, alignItems: align }}>{buttons}</div>;

describe('in a row', () => {
  useCleanPage();

  it.each([
    ['a line of text', <div key="line">{buttons}</div>],
    ['a flexbox with the baseline', row('baseline')],
    ['a centered flexbox', row('center')],
  ])('a button with an icon has the position of one with text only in %s', async (_where, content) => {
    await mount(content);
    const rendered = page.getByRole('button').elements();
    const tops = rendered.map((button) => button.getBoundingClientRect().y);
    expect(new Set(tops).size).toBe(1);
    expect(new Set(rendered.map((button) => firstLine(button).y)).size).toBe(1);
  });

  it('its text is on the baseline of the row, also in two lines', async () => {
    await mount(
      <div style={{ display: 'flex', gap: 16, alignItems: 'baseline' }}>
        <span>Bolsas</span>
        <Button icon={Heart}>Ver</Button>
        <Button icon={Heart} style={{ inlineSize: 140 }}>
          Ver todas as bolsas
        </Button>
      </div>,
    );
    const [text, one, two] = [
      page.getByText('Bolsas', { exact: true }).element(),
      ...page.getByRole('button').elements(),
    ].map((element) => firstLine(element as Element));
    expect(one?.bottom).toBeCloseTo(text?.bottom ?? 0, 0);
    expect(two?.y).toBeCloseTo(one?.y ?? 0, 0);
  });

  it('its content is in the middle when the row is higher', async () => {
    await mount(<div style={{ display: 'flex', blockSize: 120 }}>{buttons}</div>);
    for (const button of page.getByRole('button').elements()) {
      const line = firstLine(button);
      expect(button.getBoundingClientRect().height).toBe(120);
      expect(Math.abs(line.y + line.height / 2 - (button.getBoundingClientRect().y + 60))).toBeLessThan(1);
    }
  });
});

describe('disabled', () => {
  useCleanPage();

  it('a quiet button has no background, and any other one has', async () => {
    const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
    await mount(
      <>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Ver
          </Button>
        ))}
      </>,
    );
    const fills = page
      .getByRole('button')
      .elements()
      .map((button) => getComputedStyle(button).backgroundColor);
    expect(fills[2]).toBe('rgba(0, 0, 0, 0)');
    expect(fills.filter((fill) => fill === 'rgba(0, 0, 0, 0)')).toHaveLength(1);
  });
});

describe('forced-colors', () => {
  useCleanPage();

  it('every variant has a visible edge in forced colors, in the system’s gray when disabled', async () => {
    await emulateMedia('forced-colors');
    const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
    await mount(
      <>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Ver
          </Button>
        ))}
        <Button disabled>Ver</Button>
      </>,
    );
    // Color transitions take a moment.
    await expect.poll(() => edges().at(-1)).toBe(system('GrayText'));
    const enabled = edges().slice(0, variants.length);
    expect(enabled).not.toContain('none');
    expect(enabled).not.toContain(system('GrayText'));
  });
});
