import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { schoolDetails } from '../fixtures/schools.ts';
import { FixturePage } from '../fixtures/site.tsx';
import { filledVisit, visit, visitDays, visitQueryClient, visitToken } from '../fixtures/visits.ts';
import { emptyVisit, visitProblems } from './form/visit-values.ts';
import { ManageVisitScreen } from './manage-screen.tsx';
import { VisitScreen } from './screen.tsx';

const { slug } = schoolDetails();

/** Renders a screen about a visit with its data in the query cache. */
function VisitPage({ children, data }: { children: ReactNode; data?: QueryClient }) {
  return (
    <FixturePage
      screen={children}
      queryClient={data ?? visitQueryClient()}
      address={`/escolas/${slug}/visita`}
    />
  );
}

const meta = {
  title: 'Search/Visit',
  component: VisitPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof VisitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: <VisitScreen slug={slug} search={{}} startedAt={0} /> } };

/** The school's e-mail is unknown, and it receives nobody in the next days. */
export const QuestionOnly: Story = {
  args: {
    data: visitQueryClient({ days: visitDays({ forwardedTo: 'team', days: [] }) }),
    children: <VisitScreen slug={slug} search={{}} startedAt={0} />,
  },
};

/** Response to an empty plain form. */
export const NothingFilledIn: Story = {
  args: {
    children: (
      <VisitScreen
        slug={slug}
        search={{}}
        startedAt={0}
        submitted={{ values: emptyVisit, fields: visitProblems(emptyVisit), startedAt: 0 }}
      />
    ),
  },
};

/** The service is unavailable: the written text is kept. */
export const NotTaken: Story = {
  args: {
    children: (
      <VisitScreen
        slug={slug}
        search={{}}
        startedAt={0}
        submitted={{
          values: filledVisit,
          message:
            'O site está com um problema passageiro. O que você escreveu continua aqui: envie de novo em alguns minutos.',
          startedAt: 0,
        }}
      />
    ),
  },
};

export const Requested: Story = {
  args: { children: <VisitScreen slug={slug} search={{ situacao: 'enviado' }} startedAt={0} /> },
};

export const Manage: Story = {
  args: { children: <ManageVisitScreen slug={slug} token={visitToken} /> },
};

export const Moved: Story = {
  args: {
    data: visitQueryClient({ found: visit({ status: 'moved' }) }),
    children: <ManageVisitScreen slug={slug} token={visitToken} isMoved />,
  },
};

/** The school's e-mail is unknown: our team passes the change on. */
export const MovedWithoutSchool: Story = {
  args: {
    data: visitQueryClient({ found: visit({ status: 'moved', forwardedTo: 'team' }) }),
    children: <ManageVisitScreen slug={slug} token={visitToken} isMoved />,
  },
  tags: ['no-visual'],
};

export const Confirmed: Story = {
  args: {
    data: visitQueryClient({ found: visit({ confirmedTime: '2026-12-03T14:00' }) }),
    children: <ManageVisitScreen slug={slug} token={visitToken} />,
  },
};

/** The school has proposed other times: one of them is accepted. */
export const Proposed: Story = {
  args: {
    data: visitQueryClient({
      found: visit({ status: 'proposed' }),
    }),
    children: <ManageVisitScreen slug={slug} token={visitToken} />,
  },
};

export const Declined: Story = {
  args: {
    data: visitQueryClient({
      found: visit({ status: 'declined' }),
    }),
    children: <ManageVisitScreen slug={slug} token={visitToken} />,
  },
};

export const TimeTaken: Story = {
  args: {
    children: (
      <ManageVisitScreen
        slug={slug}
        token={visitToken}
        problem={{ kind: 'times', message: 'Um dos horários não está mais disponível. Escolha outro.' }}
      />
    ),
  },
};

export const Cancelled: Story = {
  args: {
    data: visitQueryClient({ found: visit({ status: 'cancelled' }) }),
    children: <ManageVisitScreen slug={slug} token={visitToken} />,
  },
};

export const DeadLink: Story = {
  args: {
    data: visitQueryClient({ found: null }),
    children: <ManageVisitScreen slug={slug} token={visitToken} />,
  },
};
