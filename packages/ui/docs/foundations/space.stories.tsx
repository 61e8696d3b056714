import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/components/badge/badge.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { Heading } from '../../src/components/text/heading.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { CopyButton } from './copy-button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { Specimens, SpecimenTable } from './specimen.tsx';
import { tokenDescription, scaleTokens, spaceSteps } from './token-data.ts';

/** The purpose of each 4 px step. */
function spaceUsage(pixels: number): string {
  if (pixels <= 8) return 'Between facts that belong together';
  if (pixels <= 12) return 'Inside controls; between a label and what it names';
  if (pixels <= 20) return 'Inside cards; gutters of a phone';
  if (pixels <= 40) return 'Around a decision; gutters from 640 px';
  return 'Between sections of a page';
}

/** The 4 px grid: the steps that the kit uses. */
function Spacing() {
  return (
    <Specimens>
      <SpecimenTable
        caption="Steps of 4 px"
        head={['Specimen', 'Step', 'Size', 'Use']}
        rows={spaceSteps.map((step) => ({
          id: String(step),
          cells: [
            <div key="specimen" className="fd-bar" style={{ width: step * 4 }} />,
            <CopyButton key="step" text={`--spacing(${step})`} />,
            `${step * 4} px, ${step / 4} rem`,
            spaceUsage(step * 4),
          ],
        }))}
      />
    </Specimens>
  );
}

/** Visible space with its size. */
function Gap({ size }: { size: number }) {
  return (
    <div lang="en" className="fd-gap" style={{ height: size }}>
      {size >= 16 && `${size} px`}
    </div>
  );
}

/** Breakpoints start a wider layout; the gutter is the space beside the content. */
const gutterFrom = (pixels: number) => (pixels < 640 ? '16 px' : pixels < 1024 ? '24 px' : '32 px');

/**
 * One grid of 4 px. Tight between facts, generous around decisions: related content is close together, and a choice
 * stands alone.
 */
const meta = {
  title: 'Foundations/Space',
  component: Spacing,
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
} satisfies Meta<typeof Spacing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Facts are 4 to 8 px apart, parts of a card 16, a decision 24 or more. */
export const InUse: Story = {
  name: 'In use',
  render: () => (
    <Specimens>
      <Card as="article" lang="pt-BR" style={{ maxWidth: 400 }}>
        <Heading level={3} size="small">
          Colégio Horizonte
        </Heading>
        <Gap size={4} />
        <Text size="small" tone="soft">
          6º ano, à tarde, a 1,2 km
        </Text>
        <Gap size={16} />
        <div className="fd-row" style={{ gap: 8 }}>
          <Badge tone="confirm">Vagas abertas</Badge>
          <Badge>Bilíngue</Badge>
        </div>
        <Gap size={24} />
        <Button variant="primary" wide>
          Reservar bolsa
        </Button>
      </Card>
    </Specimens>
  ),
};

/** Layouts start at 320 px. The gutter grows with the window: 16, 24, then 32 px. */
export const Breakpoints: Story = {
  render: () => (
    <Specimens>
      <SpecimenTable
        caption="Breakpoints"
        head={['From', 'Token', 'Gutter', 'Use']}
        rows={scaleTokens('breakpoint').map(({ name, property, value }) => ({
          id: name,
          cells: [
            value,
            <CopyButton key="token" text={property} />,
            gutterFrom(Number.parseInt(value)),
            tokenDescription(property),
          ],
        }))}
      />
    </Specimens>
  ),
};
