export function privacyHead() {
  return {
    title: 'Privacidade e dados',
    description: 'O que guardamos sobre você, por quê, e tudo o que você pode pedir.',
  };
}
