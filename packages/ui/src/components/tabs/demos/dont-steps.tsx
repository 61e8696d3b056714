import { Input } from '@melhor-escola/ui/input';
import { Tab, TabList, TabPanel, Tabs } from '@melhor-escola/ui/tabs';

export default function Steps() {
  return (
    <Tabs defaultValue="crianca">
      <TabList aria-label="Reserva da bolsa">
        <Tab value="crianca">1. Criança</Tab>
        <Tab value="responsavel">2. Responsável</Tab>
      </TabList>
      <TabPanel value="crianca">
        <Input label="Nome da criança" />
      </TabPanel>
      <TabPanel value="responsavel">
        <Input label="Nome do responsável" />
      </TabPanel>
    </Tabs>
  );
}
