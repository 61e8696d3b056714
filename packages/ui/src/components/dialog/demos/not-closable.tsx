import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Text } from '@melhor-escola/ui/text';

/** With `closable={false}`, only the buttons in the dialog close it. */
export default function NotClosable() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Sua sessão terminou"
      closable={false}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Mostrar</Button>}
      footer={
        <Button variant="primary" onClick={() => setOpen(false)}>
          Entrar de novo
        </Button>
      }
    >
      <Text>Entre de novo para continuar de onde parou.</Text>
    </Dialog>
  );
}
