'use client';

import { use } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { SubmittingContext } from './submitting-context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'asChild'>;

/** Sends the Form it is in, and shows that this goes on. Renders a `Button`, `primary` unless told otherwise. */
export function SubmitButton({ loading, ...rest }: SubmitButtonProps) {
  const submitting = use(SubmittingContext);
  return <Button variant="primary" {...rest} type="submit" loading={loading ?? submitting} />;
}
