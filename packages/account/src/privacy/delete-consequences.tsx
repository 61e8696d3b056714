import type { UnusedScholarship } from '@melhor-escola/api-client/account';
import { site } from '@melhor-escola/config/site';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Checkbox } from '@melhor-escola/ui/checkbox';
import { Link } from '@melhor-escola/ui/link';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useRef, useState, type RefObject } from 'react';
import type { ReviewsChoice } from './queries.ts';

const gone = [
  'Nome, e-mail, CPF, telefone e foto',
  'Buscas salvas, escolas favoritas, pedidos de visita e autorizações',
  'Reservas que ainda não foram pagas: são canceladas e as vagas voltam para outras famílias',
  'O acesso em todos os aparelhos',
  'O que este aparelho guarda do site, como escolas para comparar ou ver sem internet',
];

const kept = [
  'Bolsas pagas ou com matrícula: o código, a bolsa e os valores, por 5 anos, sem o nome do estudante e sem ligação com a sua conta (art. 27 do CDC e art. 173 do CTN)',
  'O protocolo deste pedido, sem os seus dados (art. 16, I, da LGPD)',
  'O e-mail que confirma a exclusão, até ser entregue, ou por 30 dias se não puder ser',
];

export interface DeleteConsequencesProps {
  reviews: ReviewsChoice;
  /** They are lost: the user must agree before going on. */
  unusedScholarships: readonly UnusedScholarship[];
  onReviewsChange: (reviews: ReviewsChoice) => void;
  onGoOn: () => void;
  onCancel: () => void;
}

/** What is deleted with the account, what must be kept by law, and the choice of what happens to its reviews and questions. */
export function DeleteConsequences({
  reviews,
  unusedScholarships,
  onReviewsChange,
  onGoOn,
  onCancel,
}: DeleteConsequencesProps) {
  const [isGivenUp, setIsGivenUp] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const mustAgree = unusedScholarships.length > 0 && !isGivenUp;
  const agreement = useRef<HTMLInputElement>(null);
  const goOn = () => {
    if (!mustAgree) return onGoOn();
    setIsMissing(true);
    agreement.current?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      {unusedScholarships.length > 0 && (
        <UnusedScholarships
          scholarships={unusedScholarships}
          isGivenUp={isGivenUp}
          isMissing={isMissing && mustAgree}
          agreement={agreement}
          onGivenUpChange={setIsGivenUp}
        />
      )}
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
        <Button variant="primary" onClick={goOn}>
          Continuar
        </Button>
      </div>
    </div>
  );
}

interface UnusedScholarshipsProps {
  scholarships: readonly UnusedScholarship[];
  isGivenUp: boolean;
  /** The user tried to go on without agreeing. */
  isMissing: boolean;
  /** The checkbox, which gets the focus when it is missing. */
  agreement: RefObject<HTMLInputElement | null>;
  onGivenUpChange: (givenUp: boolean) => void;
}

/** The scholarships without an enrollment, what happens to them, and the user's agreement. */
function UnusedScholarships({
  scholarships,
  isGivenUp,
  isMissing,
  agreement,
  onGivenUpChange,
}: UnusedScholarshipsProps) {
  const isOne = scholarships.length === 1;
  const isPaid = scholarships.some(({ paid }) => paid);
  return (
    <div className="flex flex-col gap-4">
      <Alert
        tone="warning"
        title={isOne ? 'Você perde uma bolsa' : `Você perde ${scholarships.length} bolsas`}
      >
        <ul className="flex list-disc flex-col gap-1.5 ps-5 wrap-anywhere">
          {scholarships.map(({ code, paid, school, student, year }) => (
            <li key={code}>{`${student}, ${school}, ${year}${paid ? ', já paga' : ''} (código ${code})`}</li>
          ))}
        </ul>
        <p>
          A matrícula ainda não foi confirmada, e sem a conta a bolsa não pode mais ser usada nem acompanhada.
          Para usá-la, faça antes a matrícula.
        </p>
        {isPaid && (
          <p>
            O valor pago não é devolvido automaticamente: para pedir o dinheiro de volta, ligue antes para{' '}
            <Link href={site.phone.href} className="whitespace-nowrap">
              {site.phone.label}
            </Link>
            .
          </p>
        )}
      </Alert>
      <Checkbox
        ref={agreement}
        label={isOne ? 'Abro mão desta bolsa' : 'Abro mão destas bolsas'}
        checked={isGivenUp}
        error={isMissing ? 'Marque para continuar.' : undefined}
        onCheckedChange={onGivenUpChange}
      />
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
