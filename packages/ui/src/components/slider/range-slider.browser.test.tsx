import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { dragFinger, dragMouse, mouse } from '../../testing/browser/pointer.ts';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { at as pointAt, thumb } from './rail.fixture.ts';
import { RangeSlider, type RangeSliderProps, type SliderRange } from './range-slider.tsx';
import type { SliderDetails } from './slider-track.tsx';

describeConformance({
  component: RangeSlider,
  props: {},
  dataComponent: 'range-slider',
  element: HTMLDivElement,
});

const low = () => thumb('Mínimo');
const high = () => thumb('Máximo');
const numbers = () => [low(), high()].map((one) => (one.element() as HTMLInputElement).valueAsNumber);
const reais = (value: number) => `R$ ${value.toLocaleString('pt-BR')}`;

async function mountRange(props: RangeSliderProps = {}, dir = 'ltr') {
  const onValueChange = vi.fn<(value: SliderRange, details: SliderDetails) => void>();
  const onValueCommit = vi.fn<(value: SliderRange, details: SliderDetails) => void>();
  const mounted = await mount(
    <StrictMode>
      <form dir={dir} style={{ width: 424, padding: 20 }}>
        <Fieldset legend="Mensalidade">
          <RangeSlider
            max={2000}
            step={50}
            defaultValue={[500, 1500]}
            {...{ format: reais, onValueChange, onValueCommit, ...props }}
          />
        </Fieldset>
        <button type="reset">Limpar</button>
      </form>
    </StrictMode>,
  );
  return { ...mounted, onValueChange, onValueCommit };
}

/** The position of a value on a rail that ends at R$ 2.000. */
const at = (value: number) => pointAt(value, 2000);

describe('RangeSlider', () => {
  useCleanPage();
  beforeEach(desktop);

  it('each thumb has a name, a value in R$, and limits that follow the other thumb', async () => {
    await mountRange({ minGap: 100 });
    for (const [end, text, min, max] of [
      [low(), 'R$ 500', '0', '1400'],
      [high(), 'R$ 1.500', '600', '2000'],
    ] as const) {
      await expect.element(end).toHaveAttribute('aria-valuetext', text);
      await expect.element(end).toHaveAttribute('min', min);
      await expect.element(end).toHaveAttribute('max', max);
    }
    expect(await findings()).toEqual([]);
  });

  it('shows both values while a thumb is dragged, before they are committed', async () => {
    const { container, onValueCommit } = await mountRange({ valuesShown: true });
    const values = container.querySelector('[data-part=values]');
    await mouse('mousePressed', at(500));
    await mouse('mouseMoved', at(800));
    await expect.poll(() => values?.textContent).toBe('R$ 800R$ 1.500');
    await expect.element(low()).toHaveAttribute('aria-valuetext', 'R$ 800');
    expect(onValueCommit).not.toHaveBeenCalled();
    await mouse('mouseReleased', at(800));
  });

  it('keys move one thumb, within its own ends, and the other stays', async () => {
    await mountRange();
    low().element().focus();
    for (const [keys, value] of [
      ['{ArrowRight}', 550],
      ['{ArrowLeft}', 500],
      ['{ArrowUp}', 550],
      ['{ArrowDown}', 500],
      ['{Shift>}{ArrowRight}{/Shift}', 1000],
      ['{PageDown}', 500],
      ['{PageUp}', 1000],
      ['{End}', 1500],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(keys);
      expect([keys, ...numbers()]).toEqual([keys, value, 1500]);
    }
    await expect.element(low()).toHaveFocus();
    high().element().focus();
    await userEvent.keyboard('{Home}');
    expect(numbers()).toEqual([0, 0]);
    await userEvent.keyboard('{End}');
    expect(numbers()).toEqual([0, 2000]);
    await expect.element(high()).toHaveFocus();
  });

  it('thumbs never cross or push each other, however far one is dragged', async () => {
    const { onValueChange } = await mountRange({ minGap: 200 });
    await dragMouse(at(500), at(900), at(1900), at(2000));
    expect(numbers()).toEqual([1300, 1500]);
    for (const [[from, to]] of onValueChange.mock.calls) expect(to - from).toBeGreaterThanOrEqual(200);
  });

  it('a press on the track takes the nearest thumb, and continues dragging it', async () => {
    const { onValueChange } = await mountRange();
    await dragMouse(at(1800), at(1700));
    expect(numbers()).toEqual([500, 1700]);
    await expect.element(high()).toHaveFocus();
    expect(onValueChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['track-press', 'drag']);
  });

  it('a thumb pressed beside its middle does not jump', async () => {
    const { onValueChange } = await mountRange({ max: 400, step: 1, defaultValue: [100, 300] });
    await mouse('mousePressed', pointAt(108, 400));
    expect(onValueChange).not.toHaveBeenCalled();
    await mouse('mouseMoved', pointAt(128, 400));
    await mouse('mouseReleased', pointAt(128, 400));
    expect(numbers()).toEqual([120, 300]);
  });

  it.each([
    [700, [700, 1000]],
    [1300, [1000, 1300]],
  ])('overlapping thumbs can still be dragged, towards %i', async (to, expected) => {
    await mountRange({ defaultValue: [1000, 1000] });
    await dragMouse(at(1000), at(to < 1000 ? 950 : 1050), at(to));
    expect(numbers()).toEqual(expected);
  });

  it('the scale, the arrows and the drag are mirrored from right to left', async () => {
    await mountRange({}, 'rtl');
    const [left, right] = [high(), low()].map((one) => one.element().getBoundingClientRect().left);
    expect(left).toBeLessThan(right ?? 0);
    low().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(numbers()).toEqual([550, 1500]);
    await dragMouse(at(2000 - 550), at(2000 - 800));
    expect(numbers()).toEqual([800, 1500]);
  });

  it('a finger drags it across, taps the track, and scrolls the page upwards', async () => {
    await mountRange();
    await dragFinger(at(500), at(560), at(800));
    expect(numbers()).toEqual([800, 1500]);
    await dragFinger(at(1900));
    expect(numbers()).toEqual([800, 1900]);
    const { x, y } = at(1100);
    await dragFinger({ x, y }, { x: x + 2, y: y + 30 }, { x: x + 4, y: y + 90 });
    expect(numbers()).toEqual([800, 1900]);
  });

  it('A7 keeps its values while a finger scrolls the page, however its first movement went', async () => {
    const { onValueChange } = await mountRange();
    const { x, y } = at(500);
    await dragFinger({ x, y }, { x: x + 1, y }, { x: x + 2, y: y + 40 }, { x: x + 40, y: y + 90 });
    await dragFinger(at(1100), { ...at(1100), x: at(1100).x + 1 }, { ...at(1100), y: y + 90 });
    expect(onValueChange).not.toHaveBeenCalled();
    await dragFinger({ x, y }, { x: x + 1, y }, at(800));
    expect(numbers()).toEqual([800, 1500]);
  });

  it('A7 restores its value when the gesture is canceled or its capture lost', async () => {
    await mountRange();
    const track = document.querySelector<HTMLElement>('[data-part=track]');
    for (const end of ['pointercancel', 'lostpointercapture']) {
      vi.spyOn(track as HTMLElement, 'setPointerCapture').mockImplementation(() => {});
      const send = (type: string, value: number) => {
        const { x: clientX, y: clientY } = at(value);
        const init = { clientX, clientY, pointerId: 7, isPrimary: true, buttons: 1, bubbles: true };
        track?.dispatchEvent(new PointerEvent(type, { ...init, pointerType: 'touch' }));
      };
      send('pointerdown', 500);
      send('pointermove', 900);
      await vi.waitFor(() => expect(numbers()).toEqual([900, 1500]));
      send(end, 900);
      await vi.waitFor(() => expect(numbers()).toEqual([500, 1500]));
      send('pointermove', 1000);
      expect(numbers()).toEqual([500, 1500]);
    }
  });

  it('a caller can cancel, and then nothing is committed', async () => {
    const onValueChange = vi.fn<(value: SliderRange, details: SliderDetails) => void>((_, { cancel }) =>
      cancel(),
    );
    const { onValueCommit } = await mountRange({ onValueChange });
    low().element().focus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(onValueCommit).not.toHaveBeenCalled();
    expect(numbers()).toEqual([500, 1500]);
  });

  it('a controlled value between two steps is rendered exactly there', async () => {
    await mountRange({ value: [333, 1500] });
    await expect.element(low()).toHaveValue('333');
    await expect.element(low()).toHaveAttribute('aria-valuetext', 'R$ 333');
  });

  it('assistive technology can set it', async () => {
    const { onValueChange } = await mountRange();
    await userEvent.fill(low(), '720');
    expect(onValueChange).toHaveBeenLastCalledWith([700, 1500], expect.objectContaining({ reason: 'input' }));
  });

  it('is submitted with its form and restored by its reset', async () => {
    const { container } = await mountRange({ names: ['de', 'ate'] });
    const sent = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
    low().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(sent()).toEqual({ de: '550', ate: '1500' });
    await userEvent.click(page.getByRole('button', { name: 'Limpar' }));
    await expect.poll(sent).toEqual({ de: '500', ate: '1500' });
  });

  it('neither keys nor mouse move it while disabled', async () => {
    const { onValueChange } = await mountRange({ disabled: true });
    await dragMouse(at(500), at(900));
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(low()).toBeDisabled();
  });

  it('its targets are 44 px, and in view at 320 px', async () => {
    await page.viewport(320, 640);
    await mountRange({ style: { width: 240 } });
    const { width, height } = low().element().getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
    await desktop();
  });

  it('VA-09 an invalid configuration throws, and never renders a broken slider', async () => {
    expect(() => renderToString(<RangeSlider min={10} max={5} />)).toThrow(
      'RangeSlider: max (5) is below min (10), so no value is valid. Swap them.',
    );
  });
});

describe('RangeSlider over time', () => {
  useCleanPage();
  useStoppedClock();

  it('CO-05 reports each change at once, and commits once, 300 ms after the last', async () => {
    const { onValueChange, onValueCommit } = await mountRange();
    low().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await pass(299);
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([
      [550, 1500],
      [600, 1500],
    ]);
    await pass(299);
    expect(onValueCommit).not.toHaveBeenCalled();
    await pass(1);
    expect(onValueCommit.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
      [[600, 1500], 'keyboard'],
    ]);
    await pass(1000);
    expect(onValueCommit).toHaveBeenCalledOnce();
  });

  it('the commit is flushed on blur', async () => {
    const { onValueCommit } = await mountRange();
    low().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith([550, 1500], expect.anything());
    await pass(1000);
    expect(onValueCommit).toHaveBeenCalledOnce();
  });

  it('the commit is flushed on unmount', async () => {
    const { onValueCommit, unmount } = await mountRange();
    low().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    unmount();
    await pass(0);
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith([550, 1500], expect.anything());
  });
});
