import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@melhor-escola/ui/tabs';
import { Text } from '@melhor-escola/ui/text';

const views = [
  ['bolsas', 'Bolsas', 'Há 4 bolsas para 2027, de 30% a 55% de desconto na mensalidade.'],
  ['avaliacoes', 'Avaliações', '128 famílias avaliaram a escola: 4,5 de 5 estrelas.'],
  ['endereco', 'Onde fica', 'Rua das Acácias, 210, Plano Diretor Sul, Palmas.'],
] as const;

/** You control the value, for example in the URL. */
export default function Controlled() {
  const [view, setView] = useState('endereco');
  return (
    <Tabs value={view} onValueChange={setView}>
      <TabList aria-label="Sobre a escola">
        {views.map(([value, name]) => (
          <Tab key={value} value={value}>
            {name}
          </Tab>
        ))}
      </TabList>
      {views.map(([value, , text]) => (
        <TabPanel key={value} value={value}>
          <Text>{text}</Text>
        </TabPanel>
      ))}
    </Tabs>
  );
}
