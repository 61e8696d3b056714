import type { ErrorResponse } from '@melhor-escola/api-client/api-error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ReservationFixture } from '../fixtures/reservation-fixture.tsx';
import { freeOrder } from '../fixtures/orders.ts';
import { girassol, girassolOffer, girassolOrder, longNamed } from '../fixtures/reservable-school.ts';
import { emptyDraft, emptyOfferDraft, type ReservationDraft } from './draft.ts';

const meta = {
  title: 'Account/Reservation',
  component: ReservationFixture,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof ReservationFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const eligible = { ...emptyOfferDraft, isNew: 'sim', attends: 'sim' };
const lead = { name: 'Maria das Dores', email: 'maria-das.dores@exemplo.com.br', phone: '(11) 91234-5678' };
const answered: ReservationDraft = { ...emptyDraft, offers: { 7: eligible } };
const left: ReservationDraft = { ...answered, lead, sentLead: lead };
const whole: ReservationDraft = {
  ...left,
  student: { name: 'Ana Clara de Souza', birthDate: '14/01/2021' },
  userId: 41,
  offers: { 7: { ...eligible, acceptsRules: true } },
};
const confirming = { draft: whole, passo: '4', isSignedIn: true };
/** The order was made in this tab. */
const reserved = {
  ...confirming,
  passo: 'pronto',
  draft: { ...whole, offers: { 7: { ...eligible, acceptsRules: true, code: 'ME-7Q2K-M0XB-94TC' } } },
};
const reserving = 'POST /v3/account/user/orders';

/** The service rejects the reservation. */
const rejecting = (status: number, response: ErrorResponse) => ({
  ...confirming,
  failures: { [reserving]: { status, response } },
});

const reserve: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reservar bolsa' }));
};

export const Eligibility: Story = {};
export const EligibilityUnanswered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await expect(canvas.getByRole('radio', { name: 'Não, será aluno novo' })).toHaveFocus();
    await expect(canvas.getByText('Responda se o estudante já estuda nesta escola')).toBeVisible();
    await expect(canvas.getByText(/^Responda se ele vai cursar/)).toBeVisible();
  },
};

/** A 'no' explains the reason and offers alternatives. */
export const NotNew: Story = {
  args: { draft: { ...emptyDraft, offers: { 7: { ...emptyOfferDraft, isNew: 'nao' } } } },
};

export const AnotherGrade: Story = {
  args: { draft: { ...emptyDraft, offers: { 7: { ...emptyOfferDraft, isNew: 'sim', attends: 'nao' } } } },
};

export const LongNames: Story = { args: { school: longNamed } };

export const Visitor: Story = { args: { draft: answered, passo: '2' } };

/** VA-07: submitted empty. */
export const VisitorEmpty: Story = {
  args: { draft: answered, passo: '2' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('3 campos precisam de atenção')).toBeVisible();
  },
};

export const NewAccount: Story = { args: { draft: left, passo: '2' } };

/** VA-10: a CPF with wrong check digits. */
export const WrongCpf: Story = {
  args: { draft: left, passo: '2' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Seu CPF'), '52998224724');
    await userEvent.type(canvas.getByLabelText('Crie uma senha'), 'girassol no quintal');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta e continuar' }));
    await expect(await canvas.findByText('CPF inválido')).toBeVisible();
  },
};

const register: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Seu CPF'), '52998224725');
  await userEvent.type(canvas.getByLabelText('Crie uma senha'), 'girassol no quintal');
  await userEvent.click(canvas.getByRole('button', { name: 'Criar conta e continuar' }));
};

/** S35: the same for an e-mail that has an account already. */
export const AccountCreated: Story = {
  args: { draft: left, passo: '2' },
  tags: ['no-visual'],
  play: async (context) => {
    await register(context);
    const created = 'Conta criada. Falta confirmar seu e-mail.';
    await waitFor(() => expect(screen.getByText(created)).toBeVisible());
  },
};

/** S23: a signed-in user types nothing again and sees their CPF masked. */
export const SignedIn: Story = { args: { draft: answered, passo: '2', isSignedIn: true } };

export const SignedInWithoutCpf: Story = {
  args: { draft: answered, passo: '2', isSignedIn: true, hasCpf: false },
};

export const PersonOnTheWay: Story = {
  args: { draft: answered, passo: '2', isSignedIn: true, failures: { 'GET /v3/account/user': 'pending' } },
  tags: ['no-visual'],
};

export const Student: Story = { args: { draft: answered, passo: '3', isSignedIn: true } };

export const StudentEmpty: Story = {
  args: { draft: answered, passo: '3', isSignedIn: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('3 campos precisam de atenção')).toBeVisible();
  },
};

/** EN-09: asked once more before reserving, with the way back by keyboard; reserving stays possible. */
export const ConfirmUnusualAge: Story = {
  args: { ...confirming, draft: { ...whole, student: { name: 'Ana Clara', birthDate: '2026-05-10' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Em 31\/03\/2027 o estudante terá menos de 1 ano/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reservar bolsa' })).toBeEnabled();
    canvas.getByRole('button', { name: 'Corrigir a data' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByLabelText('Data de nascimento')).toHaveValue('10/05/2026');
    await expect(canvas.getByText('A data de nascimento está certa?')).toBeVisible();
  },
};

export const SessionOver: Story = { args: { draft: whole, passo: '4' } };

export const Confirm: Story = { args: confirming };

export const ConfirmLongNames: Story = {
  args: {
    ...confirming,
    school: longNamed,
    draft: {
      ...whole,
      student: {
        name: 'Pedro de Alcântara Francisco Antônio João Carlos Xavier de Paula Miguel Rafael Gonzaga',
        birthDate: '14/01/2023',
      },
    },
  },
};

export const Reserving: Story = {
  args: { ...confirming, failures: { [reserving]: 'pending' } },
  tags: ['no-visual'],
  play: async (context) => {
    await reserve(context);
    await expect(
      await context.canvas.findByRole('form', { name: 'Reservar a bolsa', busy: true }),
    ).toBeVisible();
  },
};

export const PriceChanged: Story = {
  args: rejecting(409, { code: 'OFFER_PRICE_CHANGED', details: { currentPrice: 92_000 } }),
  play: async (context) => {
    await reserve(context);
    await expect(await context.canvas.findByText('O preço subiu enquanto você preenchia')).toBeVisible();
    const button = context.canvas.getByRole('button', { name: /Reservar por R\$\s920,00 por mês/ });
    await expect(button).toBeVisible();
  },
};

export const Unavailable: Story = {
  args: rejecting(503, { code: 'UNAVAILABLE', retryAfter: 5 }),
  play: async (context) => {
    await reserve(context);
    await expect(await context.canvas.findByText(/problema passageiro/)).toBeVisible();
  },
};

export const TooManyTries: Story = {
  args: rejecting(429, { code: 'TOO_MANY_REQUESTS', retryAfter: 120 }),
  play: async (context) => {
    await reserve(context);
    await expect(await context.canvas.findByText(/tente de novo em 2 minutos/)).toBeVisible();
  },
};

/** S28: the last seat was taken a moment ago. */
export const SoldOut: Story = {
  args: rejecting(409, { code: 'OFFER_SOLD_OUT' }),
  play: async (context) => {
    await reserve(context);
    await expect(await context.canvas.findByText('As vagas desta bolsa acabaram')).toBeVisible();
  },
};

export const Closed: Story = {
  args: rejecting(409, { code: 'OFFER_CLOSED' }),
  play: async (context) => {
    await reserve(context);
    await expect(await context.canvas.findByText('O prazo desta bolsa terminou')).toBeVisible();
  },
};

export const NoLongerThere: Story = {
  args: rejecting(404, { code: 'OFFER_NOT_FOUND' }),
  play: async (context) => {
    await reserve(context);
    await expect(await context.canvas.findByText('Esta bolsa não existe mais')).toBeVisible();
  },
};

/** For example in another tab or some days before. */
export const AlreadyReserved: Story = {
  args: rejecting(409, {
    code: 'STUDENT_ALREADY_RESERVED',
    details: { internalTransactionCode: 'ME-7Q2K-M0XB-94TC' },
  }),
  play: async (context) => {
    await reserve(context);
    await expect(await context.canvas.findByText('ME-7Q2K-M0XB-94TC')).toBeVisible();
  },
};

export const Limit: Story = {
  args: rejecting(409, { code: 'RESERVATION_LIMIT' }),
  play: async (context) => {
    await reserve(context);
    await expect(await context.canvas.findByText('Você já tem 10 reservas em aberto')).toBeVisible();
  },
};

/** The page was opened too late: no seat left, or past the deadline. */
export const GoneWhenOpened: Story = { args: { offerId: 70 } };

export const NothingLeft: Story = {
  args: { offerId: 70, school: { ...longNamed, offers: [] } },
};

export const Reserved: Story = { args: reserved };

/** A scholarship for free is the family's at once. */
export const ReservedForFree: Story = {
  args: { ...reserved, order: { ...freeOrder, internalTransactionCode: 'ME-7Q2K-M0XB-94TC' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bolsa confirmada' })).toBeVisible();
    await expect(canvas.queryByText(/R\$\s0,00|48 horas|Pagar agora/u)).toBeNull();
  },
};

export const ConfirmForFree: Story = {
  args: { ...confirming, school: { ...girassol, offers: [girassolOffer({ monthly: 0, enrollment: 0 })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Não há nada a pagar: assim que você reservar/)).toBeVisible();
  },
};

/** Reserved in this tab, and cancelled since in the list of orders: no success is claimed. */
export const ReservedThenCancelled: Story = {
  args: { ...reserved, order: { ...girassolOrder, status: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reserva cancelada' })).toBeVisible();
    await expect(canvas.queryByText('Bolsa reservada')).toBeNull();
  },
};

/** Reserved in this tab by a user whose session has ended since. */
export const ReservedSessionOver: Story = {
  args: {
    ...reserved,
    failures: {
      'GET /v3/account/user/orders/ME-7Q2K-M0XB-94TC': { status: 401, response: { code: 'UNAUTHORIZED' } },
    },
  },
};

/** No discount, and the last seat. */
export const LastSeatAtFullPrice: Story = {
  args: {
    school: {
      ...longNamed,
      name: 'Escola Aquarela',
      offers: [girassolOffer({ monthlyInFull: 85_000, seatsLeft: 1 })],
    },
  },
};
