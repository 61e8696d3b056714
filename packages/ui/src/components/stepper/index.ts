export { Stepper, type StepperChangeReason, type StepperProps, type StepperStep } from './stepper.tsx';
