export { loadPrivacy, privacyKey } from './queries.ts';
export { PrivacyScreen } from './screen.tsx';

/** Title and description of the page. */
export function privacyHead() {
  return {
    title: 'Privacidade e dados',
    description: 'O que guardamos sobre você, por quê, e tudo o que você pode pedir.',
  };
}
