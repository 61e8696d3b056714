/** Dependencies Vite should bundle before the first test: found late, they reload the page under a running test. */
export const prebundled: string[] = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@radix-ui/react-slot',
  'axe-core',
  'class-variance-authority',
  'downshift',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod',
  'embla-carousel-react',
];
