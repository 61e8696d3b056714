import { Card } from '@melhor-escola/ui/card';
import { Drawing } from '@melhor-escola/ui/drawing';
import { Heading, Text } from '@melhor-escola/ui/text';

/** The steps to a scholarship, each with the paper and the lines of its drawing. */
const steps = [
  {
    title: 'Procure pela cidade',
    text: 'Escolha a série, o turno e quanto pode pagar por mês. Você vê o preço sem criar conta.',
    paper: 'M14 16l30 8 32-10 30 8v62l-30-8-32 10-30-8z',
    lines:
      'M44 24v62M76 14v62M60 26a13 13 0 0 1 13 13c0 10-13 23-13 23S47 49 47 39a13 13 0 0 1 13-13M60 34a5 5 0 1 0 .01 0M22 34l14 4M86 62l12 3',
  },
  {
    title: 'Compare o que importa',
    text: 'Mensalidade, custo do ano, estrutura e avaliações. Os dados oficiais vêm do Censo Escolar.',
    paper: 'M12 20l42-6v66l-42 6zM66 14l42 6v66l-42-6z',
    lines: 'M20 34l24-3M20 47l16-2M20 60l22-3M75 30l24 4M75 43l14 2M76 60l8 8 14-20',
  },
  {
    title: 'Reserve a vaga',
    text: 'Reservar não custa nada: a vaga fica guardada por 48 horas, pelo preço que você viu.',
    paper: 'M10 28h100v13a8 8 0 0 0 0 16v13H10V57a8 8 0 0 0 0-16z',
    lines: 'M80 28v5M80 40v5M80 52v5M80 64v6M45 34a15 15 0 1 0 .01 0M45 40v9l7 4M90 44h10M90 54h6',
  },
  {
    title: 'Combine com a escola',
    text: 'Conheça a escola, tire suas dúvidas e faça a matrícula com o desconto da bolsa.',
    paper: 'M14 86V46l46-24 46 24v40z',
    lines:
      'M60 22V6h15l-4 5 4 5H60M52 86V64h16v22M26 56h12v12H26zM82 56h12v12H82zM4 86h112M60 38a7 7 0 1 0 .01 0M60 41v4h3',
  },
] as const;

/** The way to a scholarship in four steps. */
export function HowItWorks() {
  return (
    <section
      aria-labelledby="como-funciona"
      className="flex lazy-layout-262 flex-col gap-4 sm:lazy-layout-142 lg:lazy-layout-75"
    >
      <Heading level={2} id="como-funciona">
        Como funciona
      </Heading>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text, paper, lines }, index) => (
          <Card as="li" key={title} className="flex flex-col gap-2">
            <Drawing>
              <path d={paper} className="me-drawing-paper" />
              <path d={lines} />
            </Drawing>
            <Heading level={3} size="small">
              <span className="text-brand tabular">{`${index + 1}.`}</span> <span>{title}</span>
            </Heading>
            <Text>{text}</Text>
          </Card>
        ))}
      </ol>
    </section>
  );
}
