import { describeConformance } from '../conformance/conformance.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';

describeConformance({
  component: Input,
  props: { label: 'Nome da escola', type: 'search', hint: 'Como ela é conhecida', error: 'Informe o nome.' },
  dataComponent: 'input',
  element: HTMLInputElement,
  part: 'control',
});

describeConformance({
  component: PasswordInput,
  props: { label: 'Senha' },
  dataComponent: 'password-input',
  element: HTMLInputElement,
  part: 'control',
});
