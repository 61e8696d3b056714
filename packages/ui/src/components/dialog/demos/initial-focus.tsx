import { useRef, useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Input } from '@melhor-escola/ui/input';

/** Opens with the focus in its field. The button in the footer submits the form by its `id`. */
export default function InitialFocus() {
  const [open, setOpen] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title="Recuperar a senha"
      initialFocus={email}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Esqueci a senha</Button>}
      footer={
        <Button variant="primary" type="submit" form="recuperar-senha">
          Enviar
        </Button>
      }
    >
      <form
        id="recuperar-senha"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
      >
        <Input ref={email} type="email" label="E-mail" name="email" autoComplete="email" required />
      </form>
    </Dialog>
  );
}
