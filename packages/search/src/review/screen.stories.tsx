import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { filledReview } from '../fixtures/reviews.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { FixturePage } from '../fixtures/site.tsx';
import { ConfirmReviewScreen, ReviewThanksScreen, ReviewConfirmedScreen } from './outcome-screens.tsx';
import { ReviewScreen } from './screen.tsx';
import { emptyReview, reviewProblems } from './form/review-values.ts';

const { slug } = schoolDetails();
const problems = reviewProblems(emptyReview);

/** Renders a review screen with its school in the query cache. */
function ReviewPage({ children }: { children: ReactNode }) {
  return (
    <FixturePage screen={children} queryClient={schoolQueryClient()} address={`/escolas/${slug}/avaliar`} />
  );
}

const meta = {
  title: 'Search/Review',
  component: ReviewPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: <ReviewScreen slug={slug} startedAt={0} /> } };

/** Response to an empty plain form. */
export const NothingFilledIn: Story = {
  args: {
    children: (
      <ReviewScreen
        slug={slug}
        startedAt={0}
        submitted={{ values: emptyReview, fields: problems, startedAt: 0 }}
      />
    ),
  },
  // With JavaScript there is one step, with the problem at its field, instead of the plain page's list for all of them.
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continuar' });
    await expect(canvas.queryByText(/precisam de atenção$/)).not.toBeInTheDocument();
    await expect(canvas.getByText(problems.userRelationship ?? '')).toBeVisible();
  },
};

/** The service is unavailable: the written text is kept. */
export const NotTaken: Story = {
  args: {
    children: (
      <ReviewScreen
        slug={slug}
        startedAt={0}
        submitted={{
          values: filledReview,
          message:
            'O site está com um problema passageiro. O que você escreveu continua aqui: envie de novo em alguns minutos.',
          startedAt: 0,
        }}
      />
    ),
  },
};

export const Thanks: Story = { args: { children: <ReviewThanksScreen slug={slug} /> } };

export const Confirm: Story = { args: { children: <ConfirmReviewScreen slug={slug} token="x" /> } };

export const ConfirmLater: Story = {
  args: {
    children: (
      <ConfirmReviewScreen
        slug={slug}
        token="x"
        problem={{
          kind: 'later',
          message:
            'Não conseguimos confirmar agora. O link continua valendo: tente de novo em alguns minutos.',
        }}
      />
    ),
  },
};

export const DeadLink: Story = { args: { children: <ConfirmReviewScreen slug={slug} /> } };

export const Confirmed: Story = { args: { children: <ReviewConfirmedScreen slug={slug} /> } };
