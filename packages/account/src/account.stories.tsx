import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { accountErrorMessages } from './account-error/account-error-messages.ts';
import { ConfirmEmailScreen } from './confirm-email/screen.tsx';
import { AccountFixture } from './fixtures/account-fixture.tsx';
import { maria } from './fixtures/people.ts';
import { GoogleReturnScreen } from './google-return/screen.tsx';
import { AccountEntry } from './header/account-entry.tsx';
import { RecoverPasswordScreen } from './recover-password/screen.tsx';
import { RegisterScreen } from './register/screen.tsx';
import { ResetPasswordScreen } from './reset-password/screen.tsx';
import { SignInScreen } from './sign-in/screen.tsx';

const meta = {
  title: 'Account/Sign-in',
  component: AccountFixture,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof AccountFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const google = { code: 'x', state: 'y' };

export const SignIn: Story = { args: { children: <SignInScreen /> } };

/** Another tab has signed in meanwhile. */
export const SignInWhenSignedIn: Story = { args: { children: <SignInScreen />, isSignedIn: true } };

/** VA-07: submitted empty. */
export const SignInEmpty: Story = {
  args: { children: <SignInScreen /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('2 campos precisam de atenção')).toBeVisible();
  },
};

/** S3: a wrong password and an unknown e-mail get the same answer; the typed values stay. */
export const SignInRejected: Story = {
  args: { children: <SignInScreen />, answers: { status: 401, code: 'LOGIN_FAILED' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), maria.email);
    await userEvent.type(canvas.getByLabelText('Senha'), 'não é esta');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText(/E-mail ou senha incorretos/)).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(maria.email);
  },
};

/** Pending: a second click does nothing. */
export const SignInSending: Story = {
  args: { children: <SignInScreen />, answers: 'pending' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), maria.email);
    await userEvent.type(canvas.getByLabelText('Senha'), 'girassol no quintal');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByRole('form', { name: 'Entrar', busy: true })).toBeVisible();
  },
};

export const Register: Story = { args: { children: <RegisterScreen /> } };

/** Response to a form submitted without JavaScript: all values but the password are filled in. */
export const RegisterRejected: Story = {
  args: {
    children: (
      <RegisterScreen
        submitted={{
          values: { name: maria.name, email: maria.email, phone: '(11) 91234-5678' },
          error: { fields: { newPassword: 'O campo senha deve conter pelo menos 8 caracteres' } },
        }}
      />
    ),
  },
};

export const RecoverPassword: Story = { args: { children: <RecoverPasswordScreen /> } };

export const RecoverySent: Story = { args: { children: <RecoverPasswordScreen isSent /> } };

export const ResetPassword: Story = { args: { children: <ResetPasswordScreen token="x" /> } };

export const PasswordChanged: Story = { args: { children: <ResetPasswordScreen isDone /> } };

export const ResetLinkDead: Story = {
  args: {
    children: <ResetPasswordScreen token="x" submitted={{ values: {}, error: { isDeadLink: true } }} />,
  },
};

export const ResetLinkCutOff: Story = { args: { children: <ResetPasswordScreen /> } };

export const ConfirmEmail: Story = { args: { children: <ConfirmEmailScreen token="x" /> } };

export const EmailConfirmed: Story = { args: { children: <ConfirmEmailScreen outcome="confirmed" /> } };

/** S34: on a device without a session of the account. */
export const ConfirmEmailWithPassword: Story = {
  args: {
    children: (
      <ConfirmEmailScreen
        token="x"
        submitted={{
          values: {},
          error: { fields: { password: 'Para confirmar neste aparelho, informe a senha da conta.' } },
        }}
      />
    ),
  },
};

/** S34: another account confirmed the address first. */
export const EmailConfirmedElsewhere: Story = {
  args: {
    children: (
      <ConfirmEmailScreen
        token="x"
        submitted={{ values: {}, error: accountErrorMessages.EMAIL_CONFIRMED_ELSEWHERE('') }}
      />
    ),
  },
};

export const EmailReplaced: Story = { args: { children: <ConfirmEmailScreen outcome="replaced" /> } };

export const ConfirmLinkDead: Story = {
  args: {
    children: <ConfirmEmailScreen token="x" submitted={{ values: {}, error: { isDeadLink: true } }} />,
  },
};

export const GoogleOnTheWay: Story = {
  args: { children: <GoogleReturnScreen answer={google} />, answers: 'pending' },
  tags: ['no-visual'],
};

export const GoogleRejected: Story = {
  args: {
    children: <GoogleReturnScreen answer={google} />,
    answers: { status: 409, code: 'GOOGLE_EMAIL_PROOF_NEEDED' },
  },
};

/** S34: an account with a second factor is linked only after it was shown. */
export const GoogleNeedsSecondFactor: Story = {
  args: {
    children: <GoogleReturnScreen answer={google} />,
    answers: { status: 403, code: 'SECOND_FACTOR_REQUIRED' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Confirmar que sou eu' })).toHaveAttribute(
      'href',
      '/painel/seguranca?voltar=%2Fminha-conta',
    );
  },
};

export const GoogleCancelled: Story = { args: { children: <GoogleReturnScreen /> } };

/** The account entry in the header, with the menu of the current user open. */
export const Menu: Story = {
  args: { children: <AccountEntry />, isSignedIn: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sua conta: Maria/ }));
  },
};
