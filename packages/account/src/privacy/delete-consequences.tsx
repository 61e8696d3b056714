import { Button } from '@melhor-escola/ui/button';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReviewsChoice } from './queries.ts';

const gone = [
  'Nome, e-mail, CPF, telefone e foto',
  'Buscas salvas, escolas favoritas, pedidos de visita e autorizações',
  'Reservas que ainda não foram pagas: são canceladas e as vagas voltam para outras famílias',
  'O acesso em todos os aparelhos',
  'O que este aparelho guarda do site, como escolas para comparar ou ver sem internet',
];

const kept = [
  'Bolsas pagas: o código, a oferta e os valores, por 5 anos, sem o nome do estudante e sem ligação com a sua conta (art. 27 do CDC e art. 173 do CTN)',
  'O protocolo deste pedido, sem os seus dados (art. 16, I, da LGPD)',
  'O e-mail que confirma a exclusão, até ser entregue, ou por 30 dias se não puder ser',
];

export interface DeleteConsequencesProps {
  reviews: ReviewsChoice;
  onReviewsChange: (reviews: ReviewsChoice) => void;
  onGoOn: () => void;
  onCancel: () => void;
}

/** What is deleted with the account, what must be kept by law, and the choice of what happens to its reviews and questions. */
export function DeleteConsequences({ reviews, onReviewsChange, onGoOn, onCancel }: DeleteConsequencesProps) {
  return (
    <div className="flex flex-col gap-5">
      <Lines title="O que some" lines={gone} />
      <Lines title="O que a lei manda guardar" lines={kept} />
      <RadioGroup
        legend="E as avaliações e perguntas que você escreveu?"
        value={reviews}
        onValueChange={(value) => onReviewsChange(value === 'remove' ? 'remove' : 'anonymize')}
      >
        <Radio
          value="anonymize"
          label="Deixar sem o meu nome"
          hint="Continuam ajudando outras famílias, como “Anônimo”."
        />
        <Radio
          value="remove"
          label="Apagar também"
          hint="Saem do site, e as notas saem da média das escolas."
        />
      </RadioGroup>
      <div className="flex flex-wrap justify-end gap-3 *:max-sm:w-full">
        <Button onClick={onCancel}>Manter minha conta</Button>
        <Button variant="primary" onClick={onGoOn}>
          Continuar
        </Button>
      </div>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <Heading level={3} size="small">
        {title}
      </Heading>
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        {lines.map((line) => (
          <Text as="li" key={line} size="small">
            {line}
          </Text>
        ))}
      </ul>
    </div>
  );
}
