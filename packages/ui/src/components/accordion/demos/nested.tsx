import { Accordion, AccordionItem } from '@melhor-escola/ui/accordion';
import { Link } from '@melhor-escola/ui/link';

/** An answer may contain anything, including another accordion. */
export default function Nested() {
  return (
    <Accordion headingLevel={3}>
      <AccordionItem value="matricula" title="O que levar para a matrícula?">
        <p style={{ marginBlockEnd: 12 }}>
          Leve os originais e uma cópia. <Link href="#lista">Baixar a lista</Link>
        </p>
        <Accordion headingLevel={4} defaultValue={[]}>
          <AccordionItem value="aluno" title="Do aluno">
            Certidão de nascimento, histórico escolar e carteira de vacinação.
          </AccordionItem>
          <AccordionItem value="responsavel" title="Do responsável">
            RG, CPF e comprovante de residência.
          </AccordionItem>
        </Accordion>
      </AccordionItem>
    </Accordion>
  );
}
