import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/components/badge/badge.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { Checkbox } from '../../src/components/checkbox/checkbox.tsx';
import { Input } from '../../src/components/input/input.tsx';
import { Tag } from '../../src/components/tag/tag.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { CopyButton } from './copy-button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { Purpose, InBothThemes, Specimens, SpecimenTable } from './specimen.tsx';
import { scaleTokens } from './token-data.ts';

function Corners() {
  return (
    <Specimens>
      <SpecimenTable
        caption="Corners"
        head={['Specimen', 'Token and use', 'Size']}
        rows={[
          ...scaleTokens('radius').map(({ name, property, value }) => ({
            id: name,
            cells: [
              <div key="specimen" className="fd-radius" style={{ borderRadius: `var(--${property})` }} />,
              <div key="token">
                <CopyButton text={`var(--${property})`} />
                <Purpose token={property} />
              </div>,
              value,
            ],
          })),
          {
            id: 'full',
            cells: [
              <div key="specimen" className="fd-radius" style={{ borderRadius: 999, height: 40 }} />,
              <div key="token">
                <CopyButton text="rounded-full" />
                <p>Tags, switches and what is round. Tailwind has it; it needs no token.</p>
              </div>,
              'half the height',
            ],
          },
        ]}
      />
    </Specimens>
  );
}

/**
 * The larger the element, the larger its radius: 4 px for a mark, 8 for a control, 12 for a card, 20 for the top of a
 * sheet. A tag is round.
 */
const meta = {
  title: 'Foundations/Radius',
  component: Corners,
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
} satisfies Meta<typeof Corners>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each radius on the components that use it. */
export const InUse: Story = {
  name: 'In use',
  render: () => (
    <Specimens>
      <InBothThemes>
        <div lang="pt-BR" style={{ display: 'grid', gap: 16 }}>
          <Card style={{ display: 'grid', gap: 16 }}>
            <Text size="small" tone="soft">
              12 px: cartão
            </Text>
            <Input label="8 px: campo" defaultValue="Palmas" />
            <Button variant="primary">8 px: botão</Button>
            <Checkbox label="4 px: caixa" defaultChecked />
            <div className="fd-row">
              <Badge>4 px: selo</Badge>
              <Tag>Redonda: etiqueta</Tag>
            </div>
          </Card>
          <div
            style={{
              padding: 16,
              borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0',
              background: 'var(--card)',
              boxShadow: 'var(--float)',
            }}
          >
            20 px: alto de um painel
          </div>
        </div>
      </InBothThemes>
    </Specimens>
  ),
};
