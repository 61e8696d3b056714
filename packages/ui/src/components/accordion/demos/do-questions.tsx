import { Accordion, AccordionItem } from '@melhor-escola/ui/accordion';

export default function Questions() {
  return (
    <Accordion headingLevel={4} defaultValue={[]}>
      <AccordionItem value="prazo" title="Até quando a vaga fica guardada?">
        Por 48 horas depois da reserva.
      </AccordionItem>
      <AccordionItem value="troca" title="Posso trocar de série?">
        Sim, enquanto houver vaga na outra série.
      </AccordionItem>
    </Accordion>
  );
}
