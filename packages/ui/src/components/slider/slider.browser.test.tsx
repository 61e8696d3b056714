import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { dragMouse } from '../../testing/browser/pointer.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { at, rail, thumb } from './rail.fixture.ts';
import { Slider } from './slider.tsx';

describeConformance({
  component: Slider,
  props: { label: 'Distância' },
  dataComponent: 'slider',
  element: HTMLInputElement,
  part: 'control',
});

describe('Slider', () => {
  useCleanPage();

  it('is named by its label, and announces its value', async () => {
    await mount(<Slider label="Distância" min={1} max={30} defaultValue={5} format={(km) => `${km} km`} />);
    await expect.element(thumb('Distância')).toHaveAttribute('aria-valuetext', '5 km');
    await expect.element(page.getByText('5 km', { exact: true })).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it('its track keeps its length, whatever the number of digits', async () => {
    await mount(<Slider label="Distância" min={1} max={30} defaultValue={9} format={(km) => `${km} km`} />);
    const before = rail().width;
    thumb('Distância').element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(thumb('Distância')).toHaveValue('10');
    expect(rail().width).toBe(before);
  });

  it('a press focuses the thumb', async () => {
    await mount(<Slider label="Distância" />);
    await dragMouse(at(70, 100));
    await expect.element(thumb('Distância')).toHaveFocus();
    await expect.element(thumb('Distância')).toHaveValue('70');
  });

  it('three steps of 0,1 are 0,3', async () => {
    await mount(<Slider label="Nota" max={5} step={0.1} />);
    thumb('Nota').element().focus();
    await userEvent.keyboard('{ArrowRight>3/}');
    await expect.element(thumb('Nota')).toHaveValue('0.3');
    await expect.element(thumb('Nota')).toHaveAttribute('aria-valuetext', '0,3');
  });
});
