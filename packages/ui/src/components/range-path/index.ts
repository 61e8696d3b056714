export { RangePath, type RangePathProps, type RangePathStep } from './range-path.tsx';
