/** Hours that the link to confirm an e-mail works. */
export const confirmEmailHours = 7 * 24;
/** Hours that the link to choose a new password works (S5). */
export const resetPasswordHours = 1;

/** The site's page that proves that its visitor reads the mailbox. */
export function confirmUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/confirmar-email?token=${token}`;
}

/** The site's page on which a new password is chosen (RT-23). */
export function resetUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/redefinir-senha?token=${token}`;
}
