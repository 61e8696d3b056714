export { PriceSum, type PriceSumLine, type PriceSumProps } from './price-sum.tsx';
