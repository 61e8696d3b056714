import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/components/badge/badge.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { type Brand, brands, Logo } from '../../src/components/logo/logo.tsx';
import { CopyButton } from './copy-button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { Purpose, Specimens } from './specimen.tsx';
import { brandColorNames, colorNotation } from './token-data.ts';

const themes = ['light', 'dark'] as const;

function BrandSpecimen({ brand, theme }: { brand: Brand; theme: string }) {
  return (
    <div className="fd-theme" data-theme={theme} data-brand={brand}>
      <Logo brand={brand} />
      <div className="fd-cover" />
      <div className="fd-row" lang="pt-BR">
        <Button variant="primary">Ver bolsas</Button>
        <Button>Salvar</Button>
      </div>
      <div className="fd-row" lang="pt-BR">
        <Link href="#escolas">Todas as escolas</Link>
        <Badge tone="brand">23 bolsas</Badge>
      </div>
    </div>
  );
}

/** Every brand in both themes: hue and cover pattern differ. */
function BrandSheet() {
  return (
    <Specimens>
      {themes.map((theme) => (
        <div key={theme} className="fd-brands">
          {brands.map((brand) => (
            <BrandSpecimen key={brand} brand={brand} theme={theme} />
          ))}
        </div>
      ))}
    </Specimens>
  );
}

function BrandColors({ theme }: { theme: (typeof themes)[number] }) {
  return (
    <table className="fd-table fd-colors">
      <caption>In the {theme} theme</caption>
      <thead>
        <tr>
          <th scope="col">Token and use</th>
          {brands.map((brand) => (
            <th key={brand} scope="col">
              {brand}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {brandColorNames.map((token) => (
          <tr key={token}>
            <th scope="row">
              <b>{token}</b>
              <Purpose token={token} />
            </th>
            {brands.map((brand) => (
              <td key={brand} data-column={brand}>
                <div className="fd-color fd-compact" data-theme={theme} data-brand={brand}>
                  <span className="fd-swatch" style={{ background: `var(--${token})` }} />
                  <CopyButton text={colorNotation(token, theme, brand).hex} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Four brands share one kit. A brand is a hue, a chroma, a logo and a cover pattern: `data-brand` on the page or on a
 * part of it. Lightness comes from the theme, so contrast is the same in all brands. Green, brick and ochre belong to
 * no brand because they carry meaning.
 */
const meta = {
  title: 'Foundations/Brands',
  component: BrandSheet,
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
} satisfies Meta<typeof BrandSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each brand's hue and chroma in a theme. Press a value to copy it; the page Color has OKLCH and contrast. */
export const Colors: Story = {
  render: () => (
    <Specimens>
      <BrandColors theme="light" />
      <BrandColors theme="dark" />
    </Specimens>
  ),
};
