import { Text } from '@melhor-escola/ui/text';
import { AccountWay } from '../form/account-way.tsx';
import { useAccountPorts } from '../ports.tsx';

/** For who has forgotten the password, or came by Google and never had one: how to get one. */
export function NoPasswordHint() {
  const { links } = useAccountPorts();
  return (
    <Text size="small" tone="soft">
      Entrou com o Google e não tem senha? Crie uma em{' '}
      <AccountWay to={links.recoverPassword()}>Esqueci minha senha</AccountWay>.
    </Text>
  );
}
