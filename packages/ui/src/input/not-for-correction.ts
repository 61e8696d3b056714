/** For what is not prose: nothing sends it to a spelling service, nothing capitalises it. */
export const notForCorrection = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };
