import { ApiError } from '@melhor-escola/api-client/api-error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ResultsFailure } from './error-screen.tsx';

const failure = (status: number, retryAfter?: number): ApiError =>
  new ApiError('SearchOffers failed.', {
    reason: 'status',
    status,
    response: retryAfter === undefined ? undefined : { retryAfter },
  });

const meta = {
  title: 'Search/ResultsFailure',
  component: ResultsFailure,
  args: { error: failure(500), isRetrying: false, onRetry: fn() },
  // The JSON control would lose the Error type.
  argTypes: { error: { control: false } },
} satisfies Meta<typeof ResultsFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ServerError: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo deu errado do nosso lado');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** With Retry-After. */
export const TooManyCalls: Story = {
  args: { error: failure(429, 120) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tente de novo em 2 minutos/)).toBeVisible();
  },
};

export const Unavailable: Story = { args: { error: failure(503, 5) } };

export const ConnectionLost: Story = {
  args: { error: new ApiError('No answer.', { reason: 'network', status: 503 }) },
};

export const TooLate: Story = {
  args: { error: new ApiError('No answer in time.', { reason: 'timeout', status: 504 }) },
};

/** The button keeps its place and the focus during a retry. */
export const Retrying: Story = { args: { isRetrying: true } };
