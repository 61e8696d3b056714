import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useAddressOf } from '../form/use-address-of.ts';
import { useAccountPorts } from '../ports.tsx';

/** The way out for those without scripts, whose header cannot know that they are in. Renders a `<form>`. */
export function PlainSignOut() {
  const { links } = useAccountPorts();
  const addressOf = useAddressOf();
  return (
    <form
      method="post"
      action={addressOf(links.signOut())}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-5 scripted:hidden"
    >
      <Text size="small" tone="soft">
        Já entrou neste aparelho?
      </Text>
      <Button type="submit" size="small">
        Sair da conta
      </Button>
    </form>
  );
}
