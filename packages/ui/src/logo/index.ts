export { type Brand, brandNames, brands } from './brands.ts';
export { Logo, type LogoProps, type LogoSize, type LogoVariant } from './logo.tsx';
