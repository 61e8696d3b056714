/** Where to go on, for a form that is sent without scripts. Renders an `<input type="hidden">`, or nothing. */
export function RedirectField({ redirect }: { redirect: string | undefined }) {
  return redirect === undefined ? null : <input type="hidden" name="redirect" value={redirect} />;
}
