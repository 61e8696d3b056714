import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { useChange } from '../use-change.ts';
import { deleteMail, deletionReasons } from './queries.ts';

/** Deletes a mail for a reason, which is recorded. @param mail its number. */
export function DeleteMail({ mail }: { mail: number }) {
  const { api } = usePanelPorts();
  const { isRunning, problem, change, giveUp } = useChange();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const setOpen = (open: boolean) => {
    setIsOpen(open);
    if (!open) giveUp();
  };
  const confirm = async () => {
    const reason = deletionReasons.find(({ slug }) => slug === chosen)?.slug;
    setIsMissing(reason === undefined);
    if (reason === undefined) return;
    if (await change(() => deleteMail(api, mail, reason), 'E-mail apagado.')) setIsOpen(false);
  };
  return (
    <Dialog
      size="small"
      title="Apagar este e-mail?"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button className="max-sm:w-full">
          Apagar<span className="sr-only">{`: e-mail ${mail}`}</span>
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Voltar</Button>
          <Button variant="danger" loading={isRunning} onClick={() => void confirm()}>
            Apagar o e-mail
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {problem !== undefined && <Alert tone="danger" live title={problem} />}
        <Text>Ele não é enviado, e isso não pode ser desfeito. O motivo fica no registro.</Text>
        <RadioGroup
          legend="Motivo"
          value={chosen}
          onValueChange={setChosen}
          error={isMissing ? 'Escolha o motivo.' : undefined}
        >
          {deletionReasons.map(({ slug, label }) => (
            <Radio key={slug} value={slug} label={label} />
          ))}
        </RadioGroup>
      </div>
    </Dialog>
  );
}
