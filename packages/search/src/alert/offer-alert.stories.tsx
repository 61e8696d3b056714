import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock } from 'storybook/test';
import type { Service } from '@melhor-escola/api-client/service';
import { FixturePage, serviceOver } from '../fixtures/site.tsx';
import type { SaveSearchCall } from '../ports.tsx';
import { OfferAlert } from './offer-alert.tsx';

interface AlertOnPageProps {
  saveSearch: Mock<SaveSearchCall>;
  service?: Service;
}

function AlertOnPage({ saveSearch, service }: AlertOnPageProps) {
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
      service={service}
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
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

export const Default: Story = {};

/** With a session: the page of the results is not part of the search. */
export const Saved: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link'));
    await expect(await canvas.findByRole('link', { name: 'Busca salva' })).toBeVisible();
    await expect(args.saveSearch).toHaveBeenCalledWith('city=araguaina-to&grade=1-ano');
  },
};

/** A service that gives every request for alerts this answer. */
const answering = (status: number, body: object): Service =>
  serviceOver({
    baseUrl: 'http://127.0.0.1:9',
    fetch: () =>
      Promise.resolve(
        new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
      ),
  });

async function requestAlerts({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('link'));
  await userEvent.type(await canvas.findByLabelText('Seu e-mail'), 'ana@exemplo.com.br');
  await userEvent.click(canvas.getByRole('button', { name: 'Receber avisos' }));
}

/** Without a session an e-mail is enough, and must be confirmed. */
export const Sent: Story = {
  args: {
    saveSearch: fn<SaveSearchCall>(() => Promise.resolve('signed-out')),
    service: answering(202, { message: 'Falta um passo.' }),
  },
  play: async (context) => {
    await requestAlerts(context);
    const sent = await context.canvas.findByText('ana@exemplo.com.br');
    await expect(sent).toBeVisible();
    // What replaces the form takes its focus.
    await expect(sent.closest('[tabindex]')).toHaveFocus();
  },
};

/** The address was wrong: its field is back, with the focus. */
export const Corrected: Story = {
  args: Sent.args,
  tags: ['no-visual'],
  play: async (context) => {
    await requestAlerts(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Corrigir o e-mail' }));
    await expect(context.canvas.getByLabelText('Seu e-mail')).toHaveFocus();
  },
};

/** Too many requests: what was typed stays. */
export const TooMany: Story = {
  args: {
    saveSearch: fn<SaveSearchCall>(() => Promise.resolve('signed-out')),
    service: answering(429, { code: 'TOO_MANY_REQUESTS', message: 'Muitas tentativas.' }),
  },
  play: async (context) => {
    await requestAlerts(context);
    await expect(await context.canvas.findByText(/muitos pedidos de avisos/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Seu e-mail')).toHaveValue('ana@exemplo.com.br');
  },
};

/** Without a session it asks for the e-mail, and says what follows. */
export const AsksForTheEmail: Story = {
  args: { saveSearch: fn<SaveSearchCall>(() => Promise.resolve('signed-out')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link'));
    await expect(await canvas.findByLabelText('Seu e-mail')).toHaveFocus();
  },
};
