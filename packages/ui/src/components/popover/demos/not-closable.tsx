import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Input } from '@melhor-escola/ui/input';
import { Popover } from '@melhor-escola/ui/popover';
import Info from 'lucide-react/icons/info';

/** With `closable={false}`, only its trigger and the buttons in it close it. */
export default function NotClosable() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      title="Avisamos quando houver vaga"
      closable={false}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button icon={Info}>Como é o cálculo?</Button>}
    >
      <div style={{ display: 'grid', gap: 12, width: 260 }}>
        <Input label="E-mail" type="email" name="email" />
        <Button variant="primary" onClick={() => setOpen(false)}>
          Quero o aviso
        </Button>
      </div>
    </Popover>
  );
}
