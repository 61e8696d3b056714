import { Text } from '@melhor-escola/ui/text';
import { AccountWay } from '../../form/account-way.tsx';
import { useAccountPorts } from '../../ports.tsx';

/** Beneath a field for the current password: how to get a new one by mail. */
export function ForgottenPasswordHint() {
  const { links } = useAccountPorts();
  return (
    <Text size="small" tone="soft">
      <AccountWay to={links.recoverPassword()}>Esqueci minha senha</AccountWay>
    </Text>
  );
}
