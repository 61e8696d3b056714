/** Side-effect import, handled by Vite. */
declare module '*.css';
