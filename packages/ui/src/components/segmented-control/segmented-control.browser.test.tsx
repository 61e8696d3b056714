import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Segment, type SegmentProps } from './segment.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { SegmentedNav, SegmentLink } from './segmented-nav.tsx';

describeConformance({
  component: SegmentedControl,
  props: { legend: 'Modo de ver', defaultValue: 'mapa', children: <Segment value="mapa" label="Mapa" /> },
  dataComponent: 'segmented-control',
  element: HTMLFieldSetElement,
});

describeConformance({
  component: function GroupedSegment(props: Omit<SegmentProps, 'value'>) {
    return (
      <SegmentedControl legend="Modo de ver">
        <Segment {...props} value="mapa" />
      </SegmentedControl>
    );
  },
  props: { label: 'Mapa' },
  dataComponent: 'segment',
  element: HTMLInputElement,
  part: 'control',
});

describeConformance({
  component: SegmentedNav,
  props: { 'aria-label': 'Modo de ver', children: <SegmentLink href="#mapa">Mapa</SegmentLink> },
  dataComponent: 'segmented-nav',
  element: HTMLElement,
});

describeConformance({
  component: SegmentLink,
  props: { href: '#mapa', children: 'Mapa' },
  dataComponent: 'segment-link',
  element: HTMLAnchorElement,
  part: 'link',
});

const control = (onValueChange?: (value: string) => void) => (
  <>
    <SegmentedControl legend="Modo de ver" name="modo" defaultValue="lista" onValueChange={onValueChange}>
      <Segment value="lista" label="Lista" />
      <Segment value="mapa" label="Mapa" />
      <Segment value="fotos" label="Fotos" disabled />
    </SegmentedControl>
    <button type="button">Depois</button>
  </>
);
const radio = (name: string) => page.getByRole('radio', { name });

const ground = (name: string) => getComputedStyle(radio(name).element()).backgroundColor;

describe('SegmentedControl with real input', () => {
  useCleanPage();

  it('is one Tab stop; arrow keys choose, skip disabled segments and wrap around', async () => {
    const chosen: string[] = [];
    await mount(control((value) => chosen.push(value)));
    await userEvent.keyboard('{Tab}');
    await expect.element(radio('Lista')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen).toEqual(['mapa', 'lista']);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button')).toHaveFocus();
  });

  it('is chosen by a press anywhere on its segment', async () => {
    await mount(control());
    const segment = radio('Mapa').element().closest('label') as HTMLElement;
    await userEvent.click(segment, { position: { x: 2, y: 2 } });
    await expect.element(radio('Mapa')).toBeChecked();
    await userEvent.click(page.getByText('Lista'));
    await expect.element(radio('Lista')).toBeChecked();
  });

  it('a form submits the choice, and a reset restores the initial one', async () => {
    const { container } = await mount(<form>{control()}</form>);
    const form = container.querySelector('form') as HTMLFormElement;
    await userEvent.click(page.getByText('Mapa'));
    expect(new FormData(form).get('modo')).toBe('mapa');
    form.reset();
    await expect.element(radio('Lista')).toBeChecked();
  });

  it('the choice differs by system colors in forced colors', async () => {
    await emulateMedia('forced-colors');
    await mount(control());
    expect(ground('Lista')).not.toBe(ground('Mapa'));
  });
});
