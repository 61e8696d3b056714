import { Accordion, AccordionItem } from '@melhor-escola/ui/accordion';
import { Heading } from '@melhor-escola/ui/text';

/** Under a heading of level 2, titles are headings of level 3, whatever their size. The first is open. */
export default function Questions() {
  return (
    <section>
      <Heading level={2} style={{ marginBlockEnd: 12 }}>
        Perguntas frequentes
      </Heading>
      <Accordion headingLevel={3}>
        <AccordionItem value="bolsa" title="Como funciona a bolsa?">
          A escola oferece vagas com desconto na mensalidade. Você reserva a sua aqui e faz a matrícula com a
          escola; o desconto vale até o fim do ciclo.
        </AccordionItem>
        <AccordionItem value="novos" title="Meu filho já estuda na escola. Posso usar a bolsa?">
          Não. As bolsas são só para alunos novos. Se ele está em outra escola do mesmo grupo, pergunte à
          secretaria.
        </AccordionItem>
        <AccordionItem value="perda" title="Posso perder o desconto?">
          Só se houver atraso no pagamento da mensalidade. A regra de cada bolsa está na página da bolsa.
        </AccordionItem>
      </Accordion>
    </section>
  );
}
