import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock } from 'storybook/test';
import { FixturePage } from '../fixtures/site.tsx';
import type { SaveSearchCall } from '../ports.tsx';
import { OfferAlert } from './offer-alert.tsx';

function AlertOnPage({ saveSearch }: { saveSearch: Mock<SaveSearchCall> }) {
  return (
    <FixturePage
      screen={
        <main style={{ padding: 24 }}>
          <OfferAlert
            search={{ city: 'araguaina-to', grade: '1-ano', page: 2 }}
            about="do 1º ano em Araguaína, TO"
          />
        </main>
      }
      saveSearch={saveSearch}
      address="/escolas"
    />
  );
}

const meta = {
  title: 'Search/OfferAlert',
  component: AlertOnPage,
  args: { saveSearch: fn<SaveSearchCall>(() => Promise.resolve('saved')) },
} satisfies Meta<typeof AlertOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a session: the page of the results is not part of the search. */
export const Saved: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Busca salva' })).toBeVisible();
    await expect(args.saveSearch).toHaveBeenCalledWith('city=araguaina-to&grade=1-ano', undefined);
  },
};

/** Without a session it asks for the e-mail, which the host goes on with. */
export const SignedOut: Story = {
  args: { saveSearch: fn<SaveSearchCall>(() => Promise.resolve('signed-out')) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await userEvent.type(await canvas.findByLabelText('Seu e-mail'), 'ana@exemplo.com.br');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.saveSearch).toHaveBeenLastCalledWith(
      'city=araguaina-to&grade=1-ano',
      'ana@exemplo.com.br',
    );
    await expect(
      await canvas.findByRole('button', { name: 'Receber avisos do 1º ano em Araguaína, TO' }),
    ).toBeVisible();
  },
};

/** The e-mail is asked for, and what follows is said before. */
export const AsksForTheEmail: Story = {
  args: { saveSearch: fn<SaveSearchCall>(() => Promise.resolve('signed-out')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByLabelText('Seu e-mail')).toHaveFocus();
  },
};
