'use client';

import Check from 'lucide-react/icons/check';
import { type ComponentProps, type MouseEvent, useId, useState } from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { Icon } from '../icon/icon.tsx';
import type { MessageProps, Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { stepperMessages } from './messages.ts';

/** Why a stepper changed: the visitor pressed a step. */
export type StepperChangeReason = 'step-press';

export interface StepperStep {
  /** The label of the step, in one or two words. */
  label: string;
  /**
   * Whether it can be pressed.
   * @default true for what is behind the current step, false for what is ahead
   */
  allowed?: boolean | undefined;
}

export interface StepperProps extends MessageProps<'stepper'>, Omit<ComponentProps<'div'>, 'children'> {
  /** The steps in order. */
  steps: readonly StepperStep[];
  /** The current step, a whole number from 1; past the last, everything is completed. */
  current: number;
  /** Makes the allowed steps buttons. `details.reason` is `'step-press'`. */
  onCurrentChange?: ((step: number, details: ChangeDetails<StepperChangeReason>) => void) | undefined;
}

export type StepState = 'completed' | 'current' | 'ahead';

/**
 * Progress in a task of a few steps: 'Passo N de M' (CO-05). Renders a `<div>` with that sentence and an `<ol>` named
 * by it. On a phone only the current step has a visible label; screen readers announce all of them.
 *
 * A pressed step keeps its button, then `aria-disabled`, as long as it has the focus.
 *
 * Data attributes: `data-component="stepper"`; parts `position`, `list`, `step` with `data-state` (`completed`,
 * `current`, `ahead`) of the step, `button`, `mark`, `label`.
 *
 * @throws in development if `current` is not a step.
 */
export function Stepper({
  steps,
  current,
  onCurrentChange,
  messages: given,
  className,
  ...rest
}: StepperProps) {
  const messages = useMessages('stepper', stepperMessages, given);
  const positionId = useId();
  const at = validStep(current, steps.length);
  const done = at > steps.length;
  const press = onCurrentChange
    ? (step: number, event: MouseEvent) => {
        onCurrentChange(step, changeDetails<StepperChangeReason>('step-press', event.nativeEvent));
      }
    : undefined;
  return (
    <div data-component="stepper" {...rest} className={className ? `me-stepper ${className}` : 'me-stepper'}>
      <p data-part="position" className="me-stepper-position">
        <span id={positionId}>{done ? messages.done : messages.position(at, steps.length)}</span>
        {!done && (
          // The list announces it to screen readers.
          <span aria-hidden="true" className="me-stepper-current">{` · ${steps[at - 1]?.label ?? ''}`}</span>
        )}
      </p>
      <ol data-part="list" aria-labelledby={positionId} className="me-stepper-list">
        {steps.map((step, index) => (
          <Step
            key={step.label}
            step={step}
            messages={messages}
            number={index + 1}
            state={stepState(index + 1, at)}
            onPress={press}
          />
        ))}
      </ol>
    </div>
  );
}

/** The step to render: the same for the sentence and the list; past the last, the one after it. */
function validStep(current: number, count: number): number {
  if (process.env.NODE_ENV !== 'production' && !(Number.isInteger(current) && current >= 1)) {
    throw new Error(
      `Stepper: current (${current}) is not a step, so none would be marked as the current one. Pass a whole number from 1, or ${count + 1} once all is done.`,
    );
  }
  return Math.min(Math.max(1, Math.floor(current) || 1), count + 1);
}

function stepState(step: number, current: number): StepState {
  if (step === current) return 'current';
  return step < current ? 'completed' : 'ahead';
}

interface StepProps {
  step: StepperStep;
  number: number;
  state: StepState;
  messages: Messages<'stepper'>;
  onPress: ((step: number, event: MouseEvent) => void) | undefined;
}

function Step({ step, number, state, messages, onPress }: StepProps) {
  const press = state !== 'current' && (step.allowed ?? state === 'completed') ? onPress : undefined;
  const [hasFocus, setHasFocus] = useState(false);
  const content = (
    <>
      <StepMark state={state} number={number} />
      <span data-part="label" className="me-step-label">
        {step.label}
      </span>
      {state === 'completed' && <span className="sr-only">{`, ${messages.completed}`}</span>}
    </>
  );
  return (
    <li
      data-part="step"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className="me-step"
    >
      {press || hasFocus ? (
        <button
          type="button"
          data-part="button"
          // A pressed step becomes current, which has no button: removing it would lose the focus.
          aria-disabled={!press || undefined}
          onClick={(event) => press?.(number, event)}
          onFocus={() => setHasFocus(true)}
          // If the window itself loses focus, the element keeps its position in the document.
          onBlur={({ currentTarget }) => setHasFocus(document.activeElement === currentTarget)}
          className="me-step-content me-step-button"
        >
          {content}
        </button>
      ) : (
        <span className="me-step-content">{content}</span>
      )}
    </li>
  );
}

/** The step's number in a circle, or a check mark. Hidden from screen readers, which count the list itself. */
function StepMark({ state, number }: { state: StepState; number: number }) {
  return (
    <span data-part="mark" aria-hidden="true" className="me-step-mark">
      {state === 'completed' ? <Icon as={Check} size="small" /> : number}
    </span>
  );
}
