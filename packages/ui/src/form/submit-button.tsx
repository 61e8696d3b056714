'use client';

import { use } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { SubmittingContext } from './submitting-context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'asChild'>;

/**
 * Sends the Form it is in, and shows that this goes on. Renders a `Button`, `primary` unless told otherwise; on a phone
 * it takes the whole line.
 */
export function SubmitButton({ loading, className = '', ...rest }: SubmitButtonProps) {
  const submitting = use(SubmittingContext);
  return (
    <Button
      variant="primary"
      {...rest}
      type="submit"
      loading={loading ?? submitting}
      className={`max-sm:w-full sm:self-start ${className}`}
    />
  );
}
