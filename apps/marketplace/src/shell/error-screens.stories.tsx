import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen, NotFoundScreen, NoConnectionScreen } from './error-screens.tsx';

const meta = {
  title: 'Shell/Errors',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { render: () => <NotFoundScreen /> };

/** The connection was lost before the page had loaded. */
export const NoConnection: Story = { render: () => <NoConnectionScreen problem="lost" /> };

/** The page's data did not arrive in time. */
export const SlowConnection: Story = { render: () => <NoConnectionScreen problem="slow" /> };

export const Failure: Story = { args: { requestId: '7d0c7d94-11a2-4b1f-9c53-2f6e8a0a9f3c' } };

/** What developers see. */
export const FailureInDevelopment: Story = {
  args: {
    message: 'SearchOffers failed: the service is not there.',
    stack: 'ApiError: GET /graphql/SearchOffers\n    at toApiError (http.ts:70:10)',
  },
};
