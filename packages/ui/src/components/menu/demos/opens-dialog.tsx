import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Menu } from '@melhor-escola/ui/menu';
import { Text } from '@melhor-escola/ui/text';
import Ellipsis from 'lucide-react/icons/ellipsis';

/** The focus returns to the menu's button when the dialog closes. */
export default function OpensDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button iconEnd={Ellipsis}>Mais ações</Button>}
        items={[{ label: 'Excluir a busca', tone: 'danger', onSelect: () => setOpen(true) }]}
      />
      <Dialog title="Excluir a busca?" size="small" open={open} onOpenChange={setOpen}>
        <Text>Você deixa de receber os avisos dela.</Text>
      </Dialog>
    </>
  );
}
