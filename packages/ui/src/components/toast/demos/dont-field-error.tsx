import { Toast } from '@melhor-escola/ui/toast';

export default function FieldError() {
  return (
    <Toast tone="danger" title="Dados inválidos">
      Confira o CPF e a data de nascimento nos campos acima.
    </Toast>
  );
}
