import { expect, it } from 'vitest';
import { mount } from '../testing/browser/mount.ts';

const themes = ['light', 'dark'] as const;
const brands = ['melhor-escola', 'main-education', 'career-guide', 'distance-learning'] as const;
/** A token of the theme, and tokens derived from theme and brand. */
const tokens = ['--paper', '--brand', '--brand-strong', '--on-brand', '--brand-wash', '--cover-line'];

const scopes = themes.flatMap((theme) => brands.map((brand) => ({ theme, brand })));

function colors(id: string): Record<string, string> {
  const style = getComputedStyle(document.getElementById(id) ?? document.body);
  return Object.fromEntries(
    [...tokens, '--cover-pattern'].map((token) => [token, style.getPropertyValue(token)]),
  );
}

it.each(scopes)(
  '$brand in $theme has the same colors on one element and on two, either way',
  async ({ theme, brand }) => {
    await mount(
      <>
        <div id="together" data-theme={theme} data-brand={brand} />
        <div data-theme={theme}>
          <div>
            <div id="brand-within" data-brand={brand} />
          </div>
        </div>
        <div data-brand={brand}>
          <div>
            <div id="theme-within" data-theme={theme} />
          </div>
        </div>
      </>,
    );
    expect(colors('brand-within')).toEqual(colors('together'));
    expect(colors('theme-within')).toEqual(colors('together'));
  },
);

it('the nearest of each applies', async () => {
  await mount(
    <div data-theme="dark" data-brand="career-guide">
      <div data-theme="light">
        <div id="inner" data-brand="main-education" />
      </div>
      <div id="expected" data-theme="light" data-brand="main-education" />
    </div>,
  );
  expect(colors('inner')).toEqual(colors('expected'));
});
