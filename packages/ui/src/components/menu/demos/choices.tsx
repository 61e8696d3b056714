import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Menu } from '@melhor-escola/ui/menu';
import Sliders from 'lucide-react/icons/sliders-horizontal';

/** Options that are on or off, and a choice of one. Pressing them leaves the menu open. */
export default function Choices() {
  const [order, setOrder] = useState('mensalidade');
  const [hasMap, setMap] = useState(true);
  const [hasPhotos, setPhotos] = useState(false);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button icon={Sliders}>Exibição</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.CheckboxItem checked={hasMap} onCheckedChange={setMap}>
          Mostrar o mapa
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={hasPhotos} onCheckedChange={setPhotos}>
          Mostrar as fotos
        </Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.RadioGroup label="Ordenar por" value={order} onValueChange={setOrder}>
          <Menu.RadioItem value="mensalidade">Menor mensalidade</Menu.RadioItem>
          <Menu.RadioItem value="distancia">Mais perto</Menu.RadioItem>
          <Menu.RadioItem value="avaliacao">Melhor avaliação</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  );
}
