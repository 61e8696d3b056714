import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/button/button.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { CopyButton } from './copy-button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { InBothThemes, Specimens } from './specimen.tsx';

/** The three levels, in both themes. */
function Levels() {
  return (
    <Specimens>
      <InBothThemes>
        <div className="fd-lines">
          <Card>On the page: a hairline</Card>
          <CopyButton text="var(--hairline)" />
        </div>
        <div className="fd-lines">
          <div className="fd-surface" style={{ boxShadow: 'var(--float)' }}>
            Over the page: a shadow
          </div>
          <CopyButton text="shadow-float" />
        </div>
        <div className="fd-lines">
          <div style={{ padding: 24, borderRadius: 12, background: 'var(--scrim)' }}>
            <div className="fd-surface" style={{ boxShadow: 'var(--float)' }}>
              Instead of the page: a veil under the layer
            </div>
          </div>
          <CopyButton text="var(--scrim)" />
        </div>
      </InBothThemes>
    </Specimens>
  );
}

/**
 * Paper does not float. Content on the page has a hairline; a shadow is for temporary layers over it: a list, a
 * popover, a dialog, a toast. There is one shadow. In the dark theme it includes a line, because a shadow alone is
 * invisible there.
 */
const meta = {
  title: 'Foundations/Elevation',
  component: Levels,
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
} satisfies Meta<typeof Levels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A filled button has a darker bottom edge of 2 px, like a key, and moves down 1 px when pressed. */
export const InUse: Story = {
  name: 'In use',
  render: () => (
    <Specimens>
      <InBothThemes>
        <div lang="pt-BR" style={{ display: 'grid', gap: 16 }}>
          <div className="fd-row">
            <Button variant="primary">Reservar bolsa</Button>
            <Button variant="danger">Cancelar reserva</Button>
          </div>
          <Card>
            <Text>Um cartão fica na página</Text>
          </Card>
          <div className="fd-surface" style={{ padding: 8, boxShadow: 'var(--float)' }}>
            <Text style={{ padding: 8 }}>Palmas, TO</Text>
            <Text style={{ padding: 8, borderRadius: 8, background: 'var(--brand-wash)' }}>Palmeira, PR</Text>
          </div>
        </div>
      </InBothThemes>
    </Specimens>
  ),
};
