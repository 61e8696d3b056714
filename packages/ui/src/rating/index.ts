export { Rating, type RatingProps, type RatingSize, type RatingVariant } from './rating.tsx';
