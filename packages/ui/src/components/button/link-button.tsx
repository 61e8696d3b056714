import type { ComponentProps } from 'react';
import { type ButtonBaseProps, renderButton } from './button-base.tsx';

export type LinkButtonProps = ButtonBaseProps & Omit<ComponentProps<'a'>, 'children'>;

/**
 * Navigates with the visual weight of a button. Renders an `<a>`.
 *
 * Data attributes: `data-component="link-button"`, `data-variant`, `data-size`; part `label`.
 *
 * CSS variables: `--button-fill`, the background; `--button-fill-hover`, the background on hover;
 * `--button-fill-disabled`, the background while disabled; `--button-ink`, the color of text and icons;
 * `--button-line`, the color of the edge; `--button-line-hover`, the color of the edge on hover; `--button-edge`, the
 * shadow that makes it look like a key.
 */
export function LinkButton(props: LinkButtonProps) {
  return renderButton({ ...props, element: 'a', component: 'link-button' });
}
