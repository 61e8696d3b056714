export { RatingInput, type RatingChangeReason, type RatingInputProps } from './rating-input.tsx';
export { Rating, type RatingProps, type RatingSize, type RatingVariant } from './rating.tsx';
