/** The nonce of each visited page. */
export const visitNonce = 'bm9uY2U';
