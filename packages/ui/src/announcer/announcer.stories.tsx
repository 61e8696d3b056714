import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { announced, forgetAnnounced } from '../browser-testing/announced.ts';
import { Button } from '../button/button.tsx';
import { announce, type Urgency } from './announcer.ts';

/** Stands for whatever says something: the announcer itself has nothing to show. */
function Announcing({ message, urgency }: { message: string; urgency: Urgency }) {
  return <Button onClick={() => announce(message, urgency)}>Anunciar</Button>;
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
  args: { message: 'Sem conexão. O que você escreveu está guardado.', urgency: 'assertive' },
  play: press,
};
