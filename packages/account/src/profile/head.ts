export function profileHead() {
  return {
    title: 'Minha conta',
    description: 'Seus dados, seu acesso, suas buscas salvas e suas escolas favoritas.',
  };
}
