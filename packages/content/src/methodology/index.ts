export { methodologyHead } from './head.ts';
export { loadTestimonials } from './queries.ts';
export { MethodologyScreen } from './screen.tsx';
