/** The forms of the account that stand in each other's place. */
export type AccountView = 'sign-in' | 'register' | 'recover-password';

/** What a form of the account is given, on its page or in the modal. */
export interface AccountFormOptions {
  /** Where to go on afterwards: for forms that are sent without scripts, and for the other forms' addresses. */
  redirect?: string | undefined;
  /** As it was typed in the form before. */
  email?: string | undefined;
  /** Shows another form in the place of this one: within the modal. Without it, the ways are links. */
  onGo?: ((view: AccountView, email: string) => void) | undefined;
}
