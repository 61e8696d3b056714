import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Text } from '@melhor-escola/ui/text';
import { type ReactElement, useState } from 'react';
import { useChange } from './use-change.ts';

export interface ConfirmedActionProps {
  trigger: ReactElement;
  title: string;
  text: string;
  label: string;
  isDangerous?: boolean;
  /** Shown afterwards. */
  done: string;
  call: () => Promise<unknown>;
}

/** A button whose action is confirmed in a dialog, which stays open with the reason when it fails. */
export function ConfirmedAction({
  trigger,
  title,
  text,
  label,
  isDangerous,
  done,
  call,
}: ConfirmedActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isRunning, problem, change, giveUp } = useChange();
  const setOpen = (open: boolean) => {
    setIsOpen(open);
    if (!open) giveUp();
  };
  const confirm = async () => {
    if (await change(call, done)) setIsOpen(false);
  };
  return (
    <Dialog
      size="small"
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Voltar</Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            loading={isRunning}
            onClick={() => void confirm()}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {problem !== undefined && <Alert tone="danger" live title={problem} />}
        <Text>{text}</Text>
      </div>
    </Dialog>
  );
}
