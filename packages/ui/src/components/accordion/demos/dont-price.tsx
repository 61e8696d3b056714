import { Accordion, AccordionItem } from '@melhor-escola/ui/accordion';

export default function Price() {
  return (
    <Accordion headingLevel={4} defaultValue={[]}>
      <AccordionItem value="preco" title="Mensalidade">
        R$ 835
      </AccordionItem>
      <AccordionItem value="desconto" title="Desconto">
        38%
      </AccordionItem>
    </Accordion>
  );
}
