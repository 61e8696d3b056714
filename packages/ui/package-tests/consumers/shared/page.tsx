import { Accordion, AccordionItem } from '@melhor-escola/ui/accordion';
import { Autocomplete } from '@melhor-escola/ui/autocomplete';
import { Badge } from '@melhor-escola/ui/badge';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Carousel } from '@melhor-escola/ui/carousel';
import { Checkbox } from '@melhor-escola/ui/checkbox';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Rating } from '@melhor-escola/ui/rating';
import { RangeSlider } from '@melhor-escola/ui/slider';
import { Tab, TabList, TabPanel, Tabs } from '@melhor-escola/ui/tabs';
import { Heading, Text } from '@melhor-escola/ui/text';
import { showToast, ToastRegion } from '@melhor-escola/ui/toast';
import Search from 'lucide-react/icons/search';
import { panel } from './own-style.ts';

const cities = ['Araguaína', 'Palmas', 'São Paulo'];

function Contact() {
  const form = useForm({ defaultValues: { email: '' } });
  return (
    <Form form={form} onSubmit={() => void showToast({ title: 'Recebemos seu e-mail', tone: 'success' })}>
      <Field form={form} name="email" rules={[required]}>
        {(field) => <Input label="E-mail" type="email" {...field} />}
      </Field>
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}

/** Signals to the test that the page is hydrated: refs do not run on a server. */
function markHydrated(page: HTMLElement | null): void {
  page?.setAttribute('data-hydrated', '');
}

/** Components with and without state and layers, which together use each of the kit's dependencies. */
export function Page() {
  return (
    <main className={panel} ref={markHydrated}>
      <Heading level={1}>Bolsas em Palmas</Heading>
      <Text tone="soft">4 escolas com vagas abertas.</Text>
      <Badge tone="confirm">Vagas abertas</Badge>
      <Rating value={4.5} count={128} />
      <Button variant="primary" icon={Search}>
        Buscar
      </Button>
      <LinkButton asChild>
        <a href="#escolas">Ver escolas</a>
      </LinkButton>
      <Checkbox label="Só com vagas" defaultChecked />
      <Autocomplete
        label="Cidade"
        loadOptions={(text) => cities.filter((city) => city.toLowerCase().startsWith(text.toLowerCase()))}
      />
      <RangeSlider min={300} max={2100} step={50} defaultValue={[500, 1200]} />
      <Dialog title="Sair sem salvar?" trigger={<Button>Sair</Button>}>
        <Text>O que você escreveu será perdido.</Text>
      </Dialog>
      <Tabs defaultValue="bolsas">
        <TabList aria-label="Sobre a escola">
          <Tab value="bolsas">Bolsas</Tab>
          <Tab value="endereco">Onde fica</Tab>
        </TabList>
        <TabPanel value="bolsas">De 30% a 55% de desconto.</TabPanel>
        <TabPanel value="endereco">Rua das Acácias, 210.</TabPanel>
      </Tabs>
      <Accordion>
        <AccordionItem value="prazo" title="Até quando posso me inscrever?">
          Até o fim das vagas.
        </AccordionItem>
      </Accordion>
      <Carousel label="Depoimentos">
        <Text>Fomos bem recebidos.</Text>
        <Text>Minha filha adora.</Text>
      </Carousel>
      <Contact />
      <ToastRegion />
    </main>
  );
}
