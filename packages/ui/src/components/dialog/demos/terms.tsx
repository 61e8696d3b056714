import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';

const numbers = Array.from({ length: 24 }, (_, index) => index + 1);

/** Title and action stay visible while the text between them scrolls. */
export default function Terms() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Termos da bolsa"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Ler os termos</Button>}
      footer={
        <Button variant="primary" onClick={() => setOpen(false)}>
          Entendi
        </Button>
      }
    >
      {numbers.map((number) => (
        <p key={number} style={{ marginBlockEnd: 16 }}>
          {`${number}. A bolsa vale para alunos novos e se mantém até o fim do curso, enquanto a mensalidade é paga em dia.`}
        </p>
      ))}
    </Dialog>
  );
}
