import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { AccountSection } from '../account-section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** The way to delete the account (LGPD, art. 18, VI). */
export function DeleteSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection
      id="excluir"
      title="Excluir a conta"
      intro="Não dá para desfazer. Antes do fim, você vê o que some e o que a lei manda guardar."
    >
      <div className="flex flex-col items-start gap-4">
        <Text className="max-w-prose">
          Se você só quer parar de receber e-mails, basta desligar os avisos das buscas ou retirar a
          autorização acima.
        </Text>
        <Button className="noscript:hidden max-sm:w-full" onClick={() => setIsOpen(true)}>
          Excluir minha conta
        </Button>
      </div>
      <DeleteDialog open={isOpen} onOpenChange={setIsOpen} />
    </AccountSection>
  );
}
