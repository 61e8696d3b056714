import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFixture } from '../fixtures/account-fixture.tsx';
import { ConfirmAlertScreen } from './screen.tsx';

/* Target of the link in the e-mail that asks to confirm alerts without an account (product 8). */

const meta = {
  title: 'Account/Confirm alerts',
  component: AccountFixture,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof AccountFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const token = 'a'.repeat(43);

export const Default: Story = { args: { children: <ConfirmAlertScreen token={token} /> } };

export const Begun: Story = { args: { children: <ConfirmAlertScreen outcome="begun" /> } };

/** The address is that of an account. */
export const InAccount: Story = { args: { children: <ConfirmAlertScreen outcome="in-account" /> } };

/** The service did not respond: the link still works. */
export const Later: Story = { args: { children: <ConfirmAlertScreen token={token} problem="later" /> } };

/** The address has 20 alerts. */
export const Full: Story = { args: { children: <ConfirmAlertScreen token={token} problem="full" /> } };

export const LinkOfNoUse: Story = { args: { children: <ConfirmAlertScreen token={token} problem="link" /> } };

/** An e-mail program broke the link. */
export const LinkCutOff: Story = { args: { children: <ConfirmAlertScreen /> } };
