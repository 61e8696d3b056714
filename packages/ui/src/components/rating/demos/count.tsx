import { Rating } from '@melhor-escola/ui/rating';

/** Stars, value and number of reviews are one text to screen readers. */
export default function WithCount() {
  return <Rating value={4.5} count={1284} />;
}
