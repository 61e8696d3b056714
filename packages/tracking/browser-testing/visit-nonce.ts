/** CSP nonce of the test page. */
export const visitNonce = 'bm9uY2U';
