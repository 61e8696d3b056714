export {
  CardBody,
  CardFooter,
  CardHeader,
  CardMedia,
  type CardPartProps,
  CardTitle,
  type CardTitleProps,
} from './card-parts.tsx';
export {
  Card,
  type CardElement,
  type CardPadding,
  type CardProps,
  CardRoot,
  type CardTone,
} from './card.tsx';
