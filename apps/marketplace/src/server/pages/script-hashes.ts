import { createHash } from 'node:crypto';

const nonceSource = /'nonce-(?<nonce>[^']+)'/u;
const scriptElement = /<script\b(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/giu;
/** Types that a browser executes. Others are data, which the policy need not allow. */
const executableType = /\stype="(?:module|text\/javascript)"|^(?![^]*\stype=)/iu;

/**
 * Replaces the nonce of a page that will be stored: in its policy by the hashes of its inline scripts (S10), in its HTML by nothing (S12).
 * Only scripts with the nonce are hashed. It is random for each render, so that a script which came with the content (a review, the name
 * of a school) cannot have it, and the policy refuses that script (S21).
 *
 * @param policy the page's content security policy; without a nonce the page stays as it is.
 */
export function hashScripts(
  rendered: Buffer,
  policy: string | undefined,
): { readonly html: Buffer; readonly policy: string | undefined } {
  const source = policy === undefined ? null : nonceSource.exec(policy);
  if (policy === undefined || !source) return { html: rendered, policy };
  const { nonce = '' } = source.groups ?? {};
  const attribute = ` nonce="${nonce}"`;
  const html = rendered.toString();
  const hashes = new Set<string>();
  for (const { groups: { attributes = '', text = '' } = {} } of html.matchAll(scriptElement)) {
    // A tag within a tag: an injected one that is not closed would carry the nonce of the next.
    const isOurs = attributes.includes(attribute) && !attributes.includes('<');
    if (isOurs && !/\ssrc=/iu.test(attributes) && executableType.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return {
    // The router also tells its client the nonce.
    html: Buffer.from(
      html.replaceAll(attribute, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, ''),
    ),
    policy: policy.replace(source[0], [...hashes].join(' ')).replace('script-src  ', 'script-src '),
  };
}
