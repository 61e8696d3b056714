import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AccordionItem } from '../../src/components/accordion/accordion-item.tsx';
import { Accordion } from '../../src/components/accordion/accordion.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Switch } from '../../src/components/switch/switch.tsx';
import { CopyButton } from './copy-button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { Purpose, Specimens, SpecimenTable } from './specimen.tsx';
import { easeOut } from './token-data.ts';

const durations = [
  { milliseconds: 120, of: 'A color' },
  { milliseconds: 180, of: 'A part that opens: an accordion, a dialog, a popover' },
  { milliseconds: 240, of: 'A sheet, which comes from the edge of the screen' },
];

/** The three durations, played on request. With reduced motion everything appears at once. */
function Motion() {
  const [away, setAway] = useState(false);
  return (
    <Specimens>
      <div>
        <Button onClick={() => setAway(!away)}>Play</Button>
      </div>
      <SpecimenTable
        caption="Durations"
        head={['Specimen', 'Duration', 'Use']}
        rows={durations.map(({ milliseconds, of }) => ({
          id: String(milliseconds),
          cells: [
            <div key="specimen" style={{ width: 200 }}>
              <div
                className="fd-swatch"
                style={{
                  width: 32,
                  height: 32,
                  background: 'var(--brand)',
                  translate: away ? '168px 0' : '0 0',
                  transition: `translate ${milliseconds}ms var(--ease-out)`,
                }}
              />
            </div>,
            `${milliseconds} ms`,
            of,
          ],
        }))}
      />
      <SpecimenTable
        caption="Curve"
        head={['Specimen', 'Token and use', 'Value']}
        rows={[
          {
            id: 'ease-out',
            cells: [
              <svg key="specimen" width="64" height="64" viewBox="-4 -4 72 72" fill="none" aria-hidden="true">
                <path d="M0 64V0M0 64h64" stroke="var(--hairline)" strokeWidth="2" />
                {/* The control points of the curve in a 64 px square. */}
                <path d="M0 64C12.8 19.2 12.8 0 64 0" stroke="var(--brand)" strokeWidth="3" />
              </svg>,
              <div key="token">
                <CopyButton text="var(--ease-out)" />
                <Purpose token="ease-out" />
              </div>,
              <code key="value">{easeOut}</code>,
            ],
          },
        ]}
      />
    </Specimens>
  );
}

/**
 * Motion shows where something came from, and takes 120 to 240 ms. Nothing moves by itself except a carousel that the
 * visitor started. With reduced motion everything appears at once; the toolbar shows that too.
 */
const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
} satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Press them. */
export const InUse: Story = {
  name: 'In use',
  render: () => (
    <div lang="pt-BR" style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <Accordion>
        <AccordionItem value="bolsa" title="Como funciona a bolsa?">
          A escola oferece vagas com desconto na mensalidade. Você reserva a sua aqui.
        </AccordionItem>
        <AccordionItem value="perda" title="Posso perder o desconto?">
          Só se houver atraso no pagamento da mensalidade.
        </AccordionItem>
      </Accordion>
      <Switch label="Só bolsa integral" />
      <div className="fd-row">
        <Button variant="primary">Reservar bolsa</Button>
        <Button>Salvar escola</Button>
      </div>
    </div>
  ),
};
