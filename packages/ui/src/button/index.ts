export { Button, type ButtonProps } from './button.tsx';
export { type ButtonSize, type ButtonVariant } from './button-style.ts';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
