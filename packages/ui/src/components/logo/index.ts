export {
  type Brand,
  brandNames,
  brands,
  Logo,
  type LogoProps,
  type LogoSize,
  type LogoVariant,
} from './logo.tsx';
