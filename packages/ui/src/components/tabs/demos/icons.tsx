import { Tab, TabList, TabPanel, Tabs } from '@melhor-escola/ui/tabs';
import { Text } from '@melhor-escola/ui/text';
import BookOpen from 'lucide-react/icons/book-open';
import MapPin from 'lucide-react/icons/map-pin';
import Star from 'lucide-react/icons/star';

export default function Icons() {
  return (
    <Tabs defaultValue="bolsas">
      <TabList aria-label="Sobre a escola">
        <Tab value="bolsas" icon={BookOpen}>
          Bolsas
        </Tab>
        <Tab value="avaliacoes" icon={Star}>
          Avaliações
        </Tab>
        <Tab value="endereco" icon={MapPin}>
          Onde fica
        </Tab>
      </TabList>
      <TabPanel value="bolsas">
        <Text>Há 4 bolsas para 2027, de 30% a 55% de desconto na mensalidade.</Text>
      </TabPanel>
      <TabPanel value="avaliacoes">
        <Text>128 famílias avaliaram a escola: 4,5 de 5 estrelas.</Text>
      </TabPanel>
      <TabPanel value="endereco">
        <Text>Rua das Acácias, 210, Plano Diretor Sul, Palmas.</Text>
      </TabPanel>
    </Tabs>
  );
}
