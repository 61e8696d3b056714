import { PasswordInput } from '@melhor-escola/ui/input';

/** `autoComplete="new-password"` lets the browser suggest a safe one. */
export default function NewPassword() {
  return (
    <PasswordInput
      label="Crie uma senha"
      name="senha"
      autoComplete="new-password"
      hint="Ao menos 8 letras, números ou sinais. Uma frase curta é fácil de lembrar."
    />
  );
}
