import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Switch } from './switch.tsx';

describeConformance({
  component: Switch,
  props: { label: 'Só bolsa integral', hint: 'De 100 %', error: 'Escolha antes a cidade.', trailing: 12 },
  dataComponent: 'switch',
  element: HTMLInputElement,
  part: 'control',
});

const control = () => page.getByRole('switch', { name: 'Só bolsa integral', exact: true });
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;

/** Distance of the knob from the left end of the track, in pixels. */
function knob() {
  const { x } = (part('track').lastElementChild as HTMLElement).getBoundingClientRect();
  return x - part('track').getBoundingClientRect().x;
}

describe('Switch with real input', () => {
  useCleanPage();

  it('is a switch, toggled by its row and a real space bar, and not by Enter', async () => {
    let sent = 0;
    await mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Switch label="Só bolsa integral" />
        <button type="submit">Ver bolsas</button>
      </form>,
    );
    await userEvent.click(page.getByText('Só bolsa integral'));
    await expect.element(control()).toBeChecked();
    await expect.element(control()).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(control()).not.toBeChecked();
    await userEvent.click(part('row'));
    await expect.element(control()).toBeChecked();
    // In a form Enter submits.
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toBe(1);
    await expect.element(control()).toBeChecked();
  });

  it('has the same name in both states', async () => {
    await mount(<Switch label="Só bolsa integral" />);
    await expect.element(control()).toHaveAccessibleName('Só bolsa integral');
    await userEvent.click(control());
    await expect.element(control()).toBeChecked();
    await expect.element(control()).toHaveAccessibleName('Só bolsa integral');
  });

  it('keeps the focus while loading, and a press does nothing', async () => {
    const turned: boolean[] = [];
    const tree = (loading: boolean) => (
      <Switch label="Só bolsa integral" loading={loading} onCheckedChange={(next) => turned.push(next)} />
    );
    const { rerender } = await mount(tree(false));
    await userEvent.click(control());
    rerender(tree(true));
    await expect.element(control()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    // Not userEvent, which waits until an aria-disabled element is enabled.
    part('row').click();
    await expect.element(control()).toHaveFocus();
    await expect.element(control()).toBeChecked();
    expect(turned).toEqual([true]);
    rerender(tree(false));
    await expect.element(control()).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard(' ');
    expect(turned).toEqual([true, false]);
  });

  it('the page does not scroll when it is toggled', async () => {
    await mount(
      <div style={{ height: 200, overflow: 'auto' }} data-testid="list">
        <div style={{ height: 400 }} />
        <Switch label="Só bolsa integral" />
        <div style={{ height: 400 }} />
      </div>,
    );
    const list = page.getByTestId('list').element();
    list.scrollTop = 350;
    const before = [list.scrollTop, window.scrollY];
    await userEvent.click(control());
    expect([list.scrollTop, window.scrollY]).toEqual(before);
    const native = control().element().getBoundingClientRect();
    const track = part('track').getBoundingClientRect();
    expect([track.x, track.y, track.width, track.height]).toEqual([
      native.x,
      native.y,
      native.width,
      native.height,
    ]);
  });

  it('its states differ by system colors in forced colors', async () => {
    await emulateMedia('forced-colors');
    await mount(<Switch label="Só bolsa integral" />);
    const ground = () => getComputedStyle(control().element()).backgroundColor;
    const off = ground();
    await userEvent.click(control());
    await expect.poll(ground).not.toBe(off);
  });

  it('its knob starts at the right from right to left', async () => {
    await mount(
      <div dir="rtl">
        <Switch label="Só bolsa integral" />
      </div>,
    );
    expect(knob()).toBeGreaterThan(30);
    await userEvent.click(control());
    await expect.poll(knob).toBeLessThan(8);
  });
});
