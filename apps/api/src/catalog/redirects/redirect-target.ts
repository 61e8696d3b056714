import { canonicalPath } from '@melhor-escola/domain/routes';
import type { Environment } from '@melhor-escola/server-kit/environment';
import {
  encodedProblem,
  hasInvalidCharacter,
  readPath,
  type Reading,
  type RedirectKind,
} from './redirect-path.ts';

/** Settings for allowed targets. */
export type RedirectSites = Pick<Environment, 'siteUrl' | 'redirectHosts'>;

/**
 * Normalizes a target: a path of the site, or an https URL on one of the REDIRECT_HOSTS (S13). An exact rule may have
 * a query and a fragment; for a prefix rule, the appended rest would end up in them.
 */
export function readTarget(text: string, kind: RedirectKind, sites: RedirectSites): Reading<string> {
  if (hasInvalidCharacter(text)) {
    return {
      problem: 'um destino não tem espaços, quebras de linha, caracteres de controle nem barras invertidas',
    };
  }
  if (text.startsWith('//')) return { problem: "um destino que começa com '//' leva a outro site" };
  if (text.startsWith('/')) return canonicalTarget(readPathAndRest(text, kind));
  if (/^https:\/\//i.test(text)) return readAddress(text, kind, sites);
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1];
  if (scheme === undefined) return { problem: "um destino começa com '/' ou 'https://'" };
  return { problem: `um destino é um endereço deste site ou https://, e não ${scheme}:` };
}

/** With the canonical path, to which the site would redirect: chains and loops are found among the rules only. */
function canonicalTarget(target: Reading<string>): Reading<string> {
  if ('problem' in target) return target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target.value) ?? [];
  return { value: canonicalPath(path) + rest };
}

function readPathAndRest(text: string, kind: RedirectKind): Reading<string> {
  const end = text.search(/[?#]/);
  if (end === -1) return readPath(text);
  if (kind === 'prefix') {
    return { problem: 'com tudo abaixo, o destino não tem ? nem #' };
  }
  const path = readPath(text.slice(0, end));
  if ('problem' in path) return path;
  const rest = text.slice(end);
  if (!/^[\u0021-\u007E]*$/.test(rest)) {
    return { problem: 'depois de ?, letras com acento são codificadas com %' };
  }
  const problem = encodedProblem(rest, { ofPath: false });
  return problem === undefined ? { value: path.value + rest } : { problem };
}

function readAddress(text: string, kind: RedirectKind, sites: RedirectSites): Reading<string> {
  const [, authority = '', rest = ''] = /^https:\/\/([^/?#]*)(.*)$/i.exec(text) ?? [];
  if (authority.includes('@')) return { problem: 'um destino não tem usuário antes do site' };
  // Only plain host names: no port, no encoding, no other alphabet.
  if (!/^[a-z\d.-]+$/i.test(authority)) {
    return { problem: `'${authority}' não é o nome de um site aceito` };
  }
  const host = authority.toLowerCase();
  if (host === new URL(sites.siteUrl).hostname) {
    return { problem: 'este é o próprio site: escreva só o que vem depois dele' };
  }
  if (!isAllowedHost(host, sites))
    return { problem: `${host} não está entre os sites aceitos (REDIRECT_HOSTS)` };
  const path = readPathAndRest(rest.startsWith('/') ? rest : `/${rest}`, kind);
  return 'problem' in path ? path : { value: `https://${host}${path.value}` };
}

function isAllowedHost(host: string, { redirectHosts }: RedirectSites): boolean {
  return redirectHosts.some((allowed) => allowed.toLowerCase() === host);
}

/** Whether a stored target is still allowed: REDIRECT_HOSTS may have changed. */
export function isAllowedTarget(target: string, sites: RedirectSites): boolean {
  if (hasInvalidCharacter(target)) return false;
  if (target.startsWith('/')) return !target.startsWith('//');
  const host = /^https:\/\/([a-z\d.-]+)\//.exec(target)?.[1];
  return host !== undefined && isAllowedHost(host, sites);
}

/** The site path of a target, without its query; undefined for another host. */
export function pathOfTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}
