import { formatCount } from '@melhor-escola/domain/count';
import { offerFileLimits } from '@melhor-escola/domain/offer-rules';
import { Accordion, AccordionItem } from '@melhor-escola/ui/accordion';
import { Alert } from '@melhor-escola/ui/alert';
import { FileUpload } from '@melhor-escola/ui/file-upload';
import { Link } from '@melhor-escola/ui/link';
import { ProgressBar } from '@melhor-escola/ui/progress-bar';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { offersQuery } from '../offers/queries.ts';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { ColumnText } from './column-text.tsx';
import { DownloadLink } from './download-link.tsx';
import { Preview } from './preview.tsx';
import { useSpreadsheet, type SpreadsheetState } from './use-spreadsheet.ts';

/** The scholarships of a school as a spreadsheet: down, changed there, and up again with a preview. */
export function SpreadsheetScreen({ slug }: { slug: string }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(offersQuery(api, slug));
  const { state, choose, apply, discard } = useSpreadsheet(slug);
  const { activity, checked, error, applied } = state;
  return (
    <SchoolPage
      slug={slug}
      school={data.school.name}
      title="Planilha de bolsas"
      intro="Mude muitas bolsas de uma vez. Nada muda no site antes de você conferir."
      parent={links.offers(slug)}
    >
      <section aria-labelledby="baixar" className="flex flex-col gap-3">
        <Heading level={2} id="baixar">
          1. Baixe a planilha
        </Heading>
        <Text>
          <ColumnText>{downloadText(data.total)}</ColumnText>
        </Text>
        <DownloadLink slug={slug} />
        <Accordion headingLevel={3} defaultValue={[]}>
          <AccordionItem value="colunas" title="O que vai em cada coluna">
            <dl className="flex flex-col gap-3">
              {columns.map(({ term, description }) => (
                <div key={term}>
                  <dt className="font-semibold">
                    <ColumnText>{term}</ColumnText>
                  </dt>
                  <dd>
                    <ColumnText>{description}</ColumnText>
                  </dd>
                </div>
              ))}
            </dl>
          </AccordionItem>
        </Accordion>
      </section>
      <section aria-labelledby="enviar" className="flex flex-col gap-3">
        <Heading level={2} id="enviar">
          2. Envie de volta
        </Heading>
        <Text className="hidden noscript:block">
          Para enviar a planilha, ative o JavaScript do navegador.
        </Text>
        <Applied applied={applied} />
        <FileUpload
          label="Planilha"
          hint="Salve como CSV. Você confere o que muda antes de aplicar."
          accept=".csv,.txt"
          maxSize={offerFileLimits.bytes}
          // The preview names the file; the same one can be chosen again once it is corrected, and another one while it is checked.
          value={null}
          disabled={activity === 'applying'}
          error={error === undefined ? undefined : <ColumnText>{error}</ColumnText>}
          onValueChange={(file) => file && void choose(file)}
          className="noscript:hidden"
        />
        {activity === 'checking' && (
          <ProgressBar label="Conferindo a planilha" value={null} size="small" className="max-w-prose" />
        )}
        <Text size="small" tone="soft">
          <Link asChild>
            <RouteLink {...links.offers(slug)}>Voltar às bolsas</RouteLink>
          </Link>
        </Text>
      </section>
      {checked && (
        <Preview
          name={checked.file.name}
          preview={checked.preview}
          renewed={checked.isRenewed}
          applying={activity === 'applying'}
          onApply={() => void apply(checked)}
          onDiscard={discard}
        />
      )}
    </SchoolPage>
  );
}

function downloadText(total: number): string {
  if (total === 0) return 'A escola ainda não tem bolsas: a planilha vem só com os nomes das colunas.';
  const offers = total === 1 ? '1 bolsa' : `${formatCount(total)} bolsas`;
  return `${offers}, uma por linha. Mude o que quiser e deixe como estão a primeira linha e a coluna reference.`;
}

function Applied({ applied }: Pick<SpreadsheetState, 'applied'>) {
  if (!applied) return null;
  const { added, changed } = applied;
  const parts = [
    added > 0 && (added === 1 ? '1 bolsa nova' : `${formatCount(added)} bolsas novas`),
    changed > 0 && (changed === 1 ? '1 bolsa mudou' : `${formatCount(changed)} bolsas mudaram`),
  ].filter((part) => part !== false);
  return (
    <Alert tone="success" live title="Planilha aplicada.">
      {`${parts.join(' e ')}. Em instantes o site mostra.`}
    </Alert>
  );
}

const columns = [
  { term: 'school_code, school_slug', description: 'A escola. Em linhas novas podem ficar vazias.' },
  {
    term: 'reference',
    description: 'O código da bolsa. Numa linha nova, invente outro, como 1-ano-manha-2027.',
  },
  { term: 'title', description: 'O nome da bolsa. Vazio: a série e o turno.' },
  { term: 'grade', description: 'A série: 1º ano, 3ª série, Maternal II.' },
  { term: 'shift', description: 'O turno: Manhã, Tarde, Noite ou Integral.' },
  { term: 'year', description: 'O ano letivo.' },
  { term: 'monthly_fee', description: 'A mensalidade sem bolsa: 1.850,00.' },
  { term: 'discount_percentage', description: 'A bolsa em porcentagem: 33,5. De 100%: integral.' },
  { term: 'enrollment_fee', description: 'A matrícula, uma vez por ano. Vazio ou 0: não há.' },
  {
    term: 'material_fee, uniform_fee, meals_fee, transport_fee',
    description:
      'Material, uniforme, alimentação e transporte: o valor do ano, ou o do mês, como 120,00/mês. Vazio: não informado.',
  },
  { term: 'seats', description: 'As vagas no total. 0 encerra a bolsa.' },
  { term: 'valid_until', description: 'O último dia: 31/03/2027.' },
] as const;
