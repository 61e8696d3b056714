export function registerHead() {
  return {
    title: 'Criar conta',
    description: 'Crie sua conta de graça para reservar bolsas e acompanhar suas buscas.',
  };
}
