/** What Vite makes of it: an import for its effect. */
declare module '*.css';
