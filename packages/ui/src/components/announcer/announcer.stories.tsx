import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { announced, forgetAnnounced } from '../../testing/browser/announced.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { announce, type Urgency } from './announcer.ts';
import OfflineDemo from './demos/offline.tsx';

/** Stands for whatever says something: the announcer itself has nothing to show. */
function Announcing({ message, urgency, label = 'Anunciar' }: AnnouncingProps) {
  return <Button onClick={() => announce(message, urgency)}>{label}</Button>;
}

interface AnnouncingProps {
  message: string;
  urgency: Urgency;
  label?: string;
}

const meta = {
  title: 'Feedback/Announcer',
  component: Announcing,
  args: { message: 'Escola salva', urgency: 'polite' },
} satisfies Meta<typeof Announcing>;

export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, args }) => {
  forgetAnnounced();
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(announced(args.urgency)).toEqual([args.message]));
};

/** Said when whoever is listening pauses. */
export const Default: Story = { play: press };

export const Playground: Story = {};

/** Said at once: only for what goes wrong under the visitor's hands. */
export const Assertive: Story = {
  render: () => <OfflineDemo />,
  parameters: { demo: 'offline' },
  play: async ({ canvas }) => {
    forgetAnnounced();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }));
    await waitFor(() =>
      expect(announced('assertive')).toEqual(['Sem conexão. O que você escreveu está guardado.']),
    );
  },
};

const samples = [
  ['polite', 'Anunciar na pausa', '23 bolsas em Palmas'],
  ['assertive', 'Anunciar já', 'Sem conexão. O que você escreveu está guardado.'],
] as const;

/** Both urgencies, pressed: what is heard is written beside each button, since it is seen nowhere else. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      {samples.map(([urgency, label, message]) => (
        <Card key={urgency} padding="small" style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <Text size="small" tone="soft">
            Ouve-se: “{message}”
          </Text>
          <Announcing urgency={urgency} label={label} message={message} />
        </Card>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    forgetAnnounced();
    for (const [, label] of samples) await userEvent.click(canvas.getByRole('button', { name: label }));
    for (const [urgency, , message] of samples) {
      await waitFor(() => expect(announced(urgency)).toEqual([message]));
    }
  },
};
