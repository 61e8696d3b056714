import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';

const terms = Array.from(
  { length: 24 },
  (_, index) =>
    `${index + 1}. A bolsa vale para alunos novos e se mantém até o fim do curso, enquanto a mensalidade é paga em dia.`,
);

/** Title and action stay in sight while the text between them scrolls. */
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
      {terms.map((term) => (
        <p key={term} style={{ marginBlockEnd: 16 }}>
          {term}
        </p>
      ))}
    </Dialog>
  );
}
