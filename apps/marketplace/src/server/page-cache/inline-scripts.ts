import { createHash } from 'node:crypto';

const element = /<script\b(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/giu;
/** Of types that a browser runs. Anything else is data to it, and needs no leave of the policy. */
const runs = /\stype="(?:module|text\/javascript)"|^(?![^]*\stype=)/iu;

/** The hashes of the scripts that stand in a page, as its policy names them (S10): 'sha256-…'. Each once. */
export function inlineScriptHashes(html: string): readonly string[] {
  const texts = [...html.matchAll(element)].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    /\ssrc=/iu.test(attributes) || !runs.test(attributes) ? [] : [text],
  );
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
