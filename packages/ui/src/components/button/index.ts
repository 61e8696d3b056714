export { Button, type ButtonProps } from './button.tsx';
export { type ButtonSize, type ButtonVariant } from './button-base.tsx';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
