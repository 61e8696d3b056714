import { Tab, TabList, TabPanel, Tabs } from '@melhor-escola/ui/tabs';
import { Text } from '@melhor-escola/ui/text';

export default function Views() {
  return (
    <Tabs defaultValue="bolsas">
      <TabList aria-label="Sobre a escola">
        <Tab value="bolsas">Bolsas</Tab>
        <Tab value="endereco">Onde fica</Tab>
      </TabList>
      <TabPanel value="bolsas">
        <Text>Há 4 bolsas para 2027.</Text>
      </TabPanel>
      <TabPanel value="endereco">
        <Text>Rua das Acácias, 210, Palmas.</Text>
      </TabPanel>
    </Tabs>
  );
}
