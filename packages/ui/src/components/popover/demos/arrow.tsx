import { Button } from '@melhor-escola/ui/button';
import { Popover } from '@melhor-escola/ui/popover';
import Info from 'lucide-react/icons/info';

/** `Popover.Arrow` points at the trigger, or at the `anchor` of `Popover.Content`. */
export default function Arrow() {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button icon={Info}>Como é o cálculo?</Button>
      </Popover.Trigger>
      <Popover.Content align="center">
        <Popover.Arrow />
        <Popover.Header>
          <Popover.Title>Como calculamos o desconto</Popover.Title>
          <Popover.Close />
        </Popover.Header>
        <Popover.Body>
          Comparamos a mensalidade com bolsa com o valor que a escola cobra sem ela.
        </Popover.Body>
      </Popover.Content>
    </Popover.Root>
  );
}
