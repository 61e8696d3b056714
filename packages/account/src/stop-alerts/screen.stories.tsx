import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFixture } from '../fixtures/account-fixture.tsx';
import { StopAlertsScreen } from './screen.tsx';

/* Target of the link in the e-mails about a saved search (product 8) or a school. */

const meta = {
  title: 'Account/Stop alerts',
  component: AccountFixture,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof AccountFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const token = 'a'.repeat(43);

export const Default: Story = { args: { children: <StopAlertsScreen token={token} /> } };

export const Stopped: Story = { args: { children: <StopAlertsScreen isStopped /> } };

/** Without an account. */
export const OfAddress: Story = { args: { children: <StopAlertsScreen of="address" token={token} /> } };

export const AddressStopped: Story = { args: { children: <StopAlertsScreen of="address" isStopped /> } };

/** Of the e-mails to people of a school. */
export const OfSchool: Story = { args: { children: <StopAlertsScreen of="school" token={token} /> } };

export const SchoolStopped: Story = { args: { children: <StopAlertsScreen of="school" isStopped /> } };

/** The service did not respond: the link still works. */
export const Later: Story = { args: { children: <StopAlertsScreen token={token} problem="later" /> } };

export const LinkOfNoUse: Story = { args: { children: <StopAlertsScreen token={token} problem="link" /> } };

/** An e-mail program broke the link. */
export const LinkCutOff: Story = { args: { children: <StopAlertsScreen /> } };
