import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { announce, type Urgency } from './announcer.ts';
import OfflineDemo from './demos/offline.tsx';
import SavedDemo from './demos/saved.tsx';

/** Stands for any component that announces something: the announcer itself is invisible. */
function AnnounceButton({ message, urgency, label = 'Anunciar' }: AnnouncingProps) {
  return <Button onClick={() => announce(message, urgency)}>{label}</Button>;
}

interface AnnouncingProps {
  message: string;
  urgency: Urgency;
  label?: string;
}

const meta = {
  title: 'Feedback/Announcer',
  component: AnnounceButton,
  args: { message: 'Escola salva', urgency: 'polite' },
} satisfies Meta<typeof AnnounceButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, args }) => {
  clearAnnouncements();
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(announced(args.urgency)).toEqual([args.message]));
};

/** Announced at the next pause. */
export const Default: Story = {
  render: () => <SavedDemo />,
  parameters: { demo: 'saved' },
  play: press,
};

export const Playground: Story = {};

/** Announced at once: only for problems with what the visitor is doing. */
export const Assertive: Story = {
  render: () => <OfflineDemo />,
  parameters: { demo: 'offline' },
  play: async ({ canvas }) => {
    clearAnnouncements();
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

/** Both urgencies, pressed: each announcement is written beside its button, because it is invisible. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      {samples.map(([urgency, label, message]) => (
        <Card key={urgency} padding="small" style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <Text size="small" tone="soft">{`Ouve-se: “${message}”`}</Text>
          <AnnounceButton urgency={urgency} label={label} message={message} />
        </Card>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    clearAnnouncements();
    for (const [, label] of samples) await userEvent.click(canvas.getByRole('button', { name: label }));
    for (const [urgency, , message] of samples) {
      await waitFor(() => expect(announced(urgency)).toEqual([message]));
    }
  },
};
