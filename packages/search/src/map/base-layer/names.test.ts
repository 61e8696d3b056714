import { describe, expect, it } from 'vitest';
import { araguainaBaseLayer } from '../../fixtures/map.ts';
import { type Box, boxAround, contains, overlap, textWidth } from './boxes.ts';
import { baseGeometry } from './geometry.ts';
import { LINE_HEIGHT, positionNames, type PlacedName } from './names.ts';
import { toPixels } from './plane.ts';

const geometry = baseGeometry(araguainaBaseLayer);
const createView = (width: number, height: number, resolution = 20) => ({
  center: geometry.origin,
  resolution,
  width,
  height,
});
const placed = (view: ReturnType<typeof createView>, taken: readonly Box[] = []) =>
  positionNames(geometry, view, toPixels(view, geometry.origin), taken);
const nameBox = ({ at, lines, size }: PlacedName) =>
  boxAround(
    at.x,
    at.y,
    Math.max(...lines.map((line) => textWidth(line, size))),
    lines.length * size * LINE_HEIGHT,
  );
const nameTexts = (names: readonly PlacedName[]) => names.map(({ lines }) => lines.join(' '));

describe('positionNames', () => {
  it('product 13 names the city, the rings and the neighborhoods that have space', () => {
    const texts = nameTexts(placed(createView(800, 800)));
    expect(texts).toEqual(expect.arrayContaining(['Araguaína', '2 km', '4 km', '6 km', 'Morada do Sol']));
  });

  it.each([300, 420, 560, 800])('product 13 cuts no name at the edge of a map %d px wide', (width) => {
    const map = { left: 0, top: 0, right: width, bottom: 360 };
    const boxes = placed(createView(width, 360)).map(nameBox);
    expect(boxes.filter((box) => contains(map, box)).length).toBeGreaterThan(2);
    expect(boxes.filter((box) => overlap(map, box) && !contains(map, box))).toEqual([]);
  });

  it('prefers a place in the map to one beside it', () => {
    // The diagonals of the second ring are outside, its northernmost point is not.
    const view = createView(300, 800);
    const second = placed(view).find(({ lines }) => lines[0] === '4 km');
    expect(second?.at.x).toBeCloseTo(150);
    expect(second?.at.y).toBeGreaterThan(0);
  });

  it('names a city whose center is full of pins, in the nearest free space and without its dot', () => {
    const crowd = { left: 0, top: 0, right: 800, bottom: 700 };
    const names = placed(createView(800, 800), [crowd]);
    const city = names.find(({ lines }) => lines[0] === 'Araguaína');
    expect(city && overlap(nameBox(city), crowd)).toBe(false);
    expect(city?.at.y).toBeLessThan(740);
    expect(city?.dot).toBeUndefined();
  });

  it('keeps the name of a city outside the map at its center, outside the map', () => {
    const view = createView(800, 800, 1);
    const elsewhere = { ...view, center: { x: view.center.x + 40_000, y: view.center.y } };
    const city = placed(elsewhere).find(({ lines }) => lines[0] === 'Araguaína');
    expect(city?.at.x).toBeLessThan(0);
  });

  it('leaves out names of areas that are too small to see', () => {
    expect(nameTexts(placed(createView(800, 800, 200)))).not.toContain('Morada do Sol');
  });
});
