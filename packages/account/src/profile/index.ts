export { loadProfile } from './queries.ts';
export { ProfileScreen } from './screen.tsx';

/** Title and description of the page. */
export function profileHead() {
  return {
    title: 'Minha conta',
    description: 'Seus dados, seu acesso, suas buscas salvas e suas escolas favoritas.',
  };
}
