import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NearMeButton } from './near-me.tsx';

type Answer = { readonly lat: number; readonly lng: number } | { readonly code: 1 | 2 | 3 } | 'nothing';

function answering(answer: Answer): Geolocation['getCurrentPosition'] {
  return (found, failed) => {
    if (answer === 'nothing') return;
    if ('code' in answer) {
      failed?.({ ...answer, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
      return;
    }
    const coords = {
      latitude: answer.lat,
      longitude: answer.lng,
      accuracy: 10,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    };
    found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords });
  };
}

/** A fake geolocation: answers with a position, with a W3C error code, or not at all. */
const browserThatSays = (answer: Answer) => () => {
  // Shadows the browser's own method, which stays on the prototype.
  Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
    value: answering(answer),
    configurable: true,
  });
  return () => {
    Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition');
  };
};

const press: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Perto de mim' }));
};

const meta = {
  title: 'Search/NearMeButton',
  component: NearMeButton,
  args: { onFound: fn() },
} satisfies Meta<typeof NearMeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** VA-03: a position, to about a hundred meters. */
export const Found: Story = {
  beforeEach: browserThatSays({ lat: -7.191_94, lng: -48.204_4 }),
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.args.onFound).toHaveBeenCalledWith({ lat: -7.192, lng: -48.204 }));
  },
};

/** The permission prompt is open. */
export const Asking: Story = {
  beforeEach: browserThatSays('nothing'),
  play: press,
  tags: ['no-visual'],
};

/** ER-03: the visitor denied the permission. */
export const Denied: Story = {
  beforeEach: browserThatSays({ code: 1 }),
  play: async (context) => {
    await press(context);
    await expect(
      await within(context.canvasElement).findByText('Permissão de localização negada.'),
    ).toBeVisible();
  },
};

/** ER-03: the position is unavailable. */
export const Unknown: Story = {
  beforeEach: browserThatSays({ code: 2 }),
  play: async (context) => {
    await press(context);
    await expect(await within(context.canvasElement).findByText('Posição desconhecida.')).toBeVisible();
  },
};
