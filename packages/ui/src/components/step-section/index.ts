export { StepFlow, type StepFlowProps, StepSection, type StepSectionProps } from './step-section.tsx';
