export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './heading.tsx';
export {
  Text,
  type TextElement,
  type TextProps,
  type TextSize,
  type TextTone,
  type TextWeight,
} from './text.tsx';
export { unbrokenWords } from './unbroken-words.tsx';
