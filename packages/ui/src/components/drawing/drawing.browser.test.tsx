import { describe, expect, it } from 'vitest';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { BlankPage, Drawing, Envelope, SpilledInk } from './drawing.tsx';

describeConformance({
  component: Drawing,
  props: { children: <path d="M0 0h120" /> },
  dataComponent: 'drawing',
  element: SVGSVGElement,
});

describeConformance({
  component: Envelope,
  props: {},
  dataComponent: 'drawing',
  element: SVGSVGElement,
});

describeConformance({
  component: BlankPage,
  props: {},
  dataComponent: 'drawing',
  element: SVGSVGElement,
});

describeConformance({
  component: SpilledInk,
  props: {},
  dataComponent: 'drawing',
  element: SVGSVGElement,
});

const strokeColor = (selector: string) =>
  getComputedStyle(document.querySelector(`${selector} svg`) as Element).stroke;

describe('Drawing', () => {
  useCleanPage();

  it('keeps its size without enough space', async () => {
    const { container } = await mount(
      <div style={{ display: 'flex', width: 40 }}>
        <Envelope />
      </div>,
    );
    const { width, height } = container.querySelector('svg')?.getBoundingClientRect() ?? {};
    expect([width, height]).toEqual([120, 96]);
  });

  it('has the colors of the surrounding brand and theme', async () => {
    await mount(
      <>
        <div id="light">
          <Envelope />
        </div>
        <div id="dark" data-theme="dark">
          <Envelope />
        </div>
        <div id="plum" data-theme="dark" data-brand="main-education">
          <Envelope />
        </div>
      </>,
    );
    const inks = ['#light', '#dark', '#plum'].map(strokeColor);
    expect(new Set(inks).size).toBe(3);
  });
});
