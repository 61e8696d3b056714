'use client';

import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import Printer from 'lucide-react/icons/printer';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { findGrade, forTheGrade, ofTheGrade, type GradeSlug } from '@melhor-escola/domain/stage';
import { formatDate } from '@melhor-escola/domain/date';
import { siteOrigin } from '@melhor-escola/config/page-head';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useBuildAddress } from '../route-link.tsx';
import type { School } from '../school/school.ts';
import { ShareButton } from '../school/header/share-button.tsx';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { CompareForm } from './compare-form.tsx';
import { comparisonLink } from './comparison-link.ts';
import { nonBreaking } from '../format.ts';
import {
  type ComparableGrade,
  comparableGrades,
  comparedGrade,
  comparedShifts,
  offeredShifts,
} from './table/compared-offer.ts';
import { CompareTable } from './table/compare-table.tsx';
import { comparedSchoolsQuery } from './loader.ts';
import { COLUMNS_ON_PHONE } from './table/fact.ts';
import { compareFacts, onlyDifferences, type ComparedGroup } from './table/facts.ts';
import { NearbySchools } from './nearby-schools.tsx';
import { NothingToCompare } from './nothing-to-compare.tsx';
import { ShownSchools, useShownSchools } from './shown-schools.tsx';
import { MAX_COMPARED, type CompareSearch } from './search-params.ts';
import { useSlugList } from '../favorites/use-slug-list.ts';
import { inCity } from '../place/article.ts';

/** Up to four schools side by side (product 3). Reads what `loadCompare` has fetched; the URL holds the slugs. */
export function CompareScreen({ search }: { search: CompareSearch }) {
  const { service, links } = useSearchPorts();
  const asked = search.escola ?? [];
  const { data: schools, dataUpdatedAt } = useSuspenseQuery(comparedSchoolsQuery(service, asked));
  return (
    <PageWidth className="flex flex-col gap-2 py-2 sm:gap-6 sm:py-6">
      {/* On a phone the first values have its space. */}
      <div className="max-sm:hidden print:hidden">
        <PageBreadcrumb steps={[{ label: 'Início', to: links.home() }, { label: 'Comparar' }]} />
      </div>
      <Heading level={1} id="comparar" tabIndex={-1} size="large">
        Comparar escolas
      </Heading>
      {schools.length < asked.length && <Text>Uma das escolas deste endereço não está mais no site.</Text>}
      <Compared schools={schools} search={search} readOn={formatDate(new Date(dataUpdatedAt))} />
    </PageWidth>
  );
}

interface ComparedProps {
  schools: readonly School[];
  search: CompareSearch;
  /** The day of the prices: 26/11/2026. */
  readOn: string;
}

function Compared({ schools, search, readOn }: ComparedProps) {
  const [first, second] = schools;
  if (!first) return <NothingToCompare isAsked={search.escola !== undefined} />;
  if (!second) return <OneSchool school={first} search={search} />;
  return <Comparison schools={schools} search={search} readOn={readOn} />;
}

/**
 * A comparison of one school: the target of 'Comparar' without JavaScript or before hydration. Adds the school to the
 * comparison, as the button would have done, and links to the list or to the schools chosen before.
 */
function OneSchool({ school, search }: { school: School; search: CompareSearch }) {
  const { links, compared } = useSearchPorts();
  const { slug, name, address } = school;
  const schools = [school];
  const grade = comparedGrade(schools, search.serie);
  const shifts = comparedShifts(schools, grade?.slug, search.turno);
  const chosen = useSlugList(compared);
  const others = chosen.filter((other) => other !== slug).slice(0, MAX_COMPARED - 1);
  useEffect(() => compared.add(slug), [compared, slug]);
  return (
    <>
      <div className="flex flex-col items-start gap-4 print:hidden">
        <Text size="large" className="max-w-prose text-pretty">
          <strong className="font-semibold wrap-anywhere">{name}</strong> já está na comparação. Escolha mais
          uma escola para comparar.
        </Text>
        <div className="flex flex-wrap gap-2">
          {others.length > 0 && (
            <LinkButton asChild variant="primary">
              <RouteLink
                to={comparisonLink(links, { ...search, escola: [...others, slug] })}
                rel="nofollow"
                replace
              >
                {others.length === 1
                  ? 'Comparar com a que você escolheu'
                  : `Comparar com as ${others.length} que você escolheu`}
              </RouteLink>
            </LinkButton>
          )}
          <LinkButton asChild variant={others.length > 0 ? 'secondary' : 'primary'}>
            <RouteLink to={links.results({ city: address.citySlug })}>
              {`Ver as escolas ${inCity(address.citySlug, address.city)}`}
            </RouteLink>
          </LinkButton>
        </div>
      </div>
      <NearbySchools first={school} slugs={[slug]} search={search} grade={grade?.slug} />
      <div className="flex flex-wrap gap-2 print:hidden">
        <CompareForm
          slugs={[slug]}
          search={search}
          grades={comparableGrades(schools)}
          grade={grade}
          offered={offeredShifts(schools, grade?.slug)}
          shifts={shifts}
        />
      </div>
      <CompareTable
        schools={schools}
        groups={compareFacts(schools, grade, shifts)}
        search={search}
        onlyDifferences={false}
      />
    </>
  );
}

/** Hidden on a phone until the button beside the selects opens it. Visible without JavaScript. */
const HIDDEN_UNTIL_OPENED = 'max-sm:hidden noscript:flex';

function Comparison({ schools: asked, search, readOn }: ComparedProps) {
  const buildAddress = useBuildAddress();
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => siteOrigin,
  );
  const moreId = useId();
  // Whoever comes with the switch on sees how to turn it off.
  const [showsMore, setShowsMore] = useState(search.diferencas === true);
  const { links } = useSearchPorts();
  const { schools, show } = useShownSchools(asked);
  const slugs = asked.map(({ slug }) => slug);
  const [first] = asked;
  const grade = comparedGrade(asked, search.serie);
  const shifts = comparedShifts(asked, grade?.slug, search.turno);
  const groups = compareFacts(schools, grade, shifts);
  const isShort = search.diferencas === true;
  const shown = isShort ? onlyDifferences(groups) : groups;
  const address = buildAddress(
    comparisonLink(links, { escola: slugs, serie: search.serie, turno: search.turno }),
  );
  return (
    <>
      {/* One row on a phone, which wraps instead of scrolling sideways (WCAG 1.4.10); a button opens the other controls below it. */}
      <div className="flex flex-wrap items-end gap-2 sm:justify-between sm:gap-4 print:hidden">
        <CompareForm
          slugs={slugs}
          search={search}
          grades={comparableGrades(asked)}
          grade={grade}
          offered={offeredShifts(asked, grade?.slug)}
          shifts={shifts}
          switchClassName={showsMore ? '' : HIDDEN_UNTIL_OPENED}
        >
          <Button
            icon={SlidersHorizontal}
            aria-expanded={showsMore}
            aria-controls={moreId}
            className="max-sm:min-h-13 max-sm:gap-1 max-sm:px-2 sm:hidden noscript:hidden"
            onClick={() => setShowsMore(!showsMore)}
          >
            {schools.length > COLUMNS_ON_PHONE ? (
              <>
                <span>{`${COLUMNS_ON_PHONE} de ${schools.length}`}</span>
                <span className="sr-only"> escolas: trocar, e mais opções</span>
              </>
            ) : (
              <span className="sr-only">Mais opções</span>
            )}
          </Button>
          {schools.length > COLUMNS_ON_PHONE && showsMore && (
            <ShownSchools schools={schools} columns={COLUMNS_ON_PHONE} onShow={show} />
          )}
        </CompareForm>
        <div id={moreId} className={`flex flex-wrap gap-2 ${showsMore ? '' : HIDDEN_UNTIL_OPENED}`}>
          <ShareButton title="Comparação de escolas" path={address}>
            Compartilhar
          </ShareButton>
          <Button icon={Printer} className="noscript:hidden" onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
      </div>
      {search.serie && <ComparedGradeNote asked={search.serie} grade={grade} />}
      {isShort && shown.length === 0 && <Text>Estas escolas não diferem em nada do que conhecemos.</Text>}
      {isShort && shown.length > 0 && !shown.some(differsInSight) && (
        <Text className="sm:hidden print:hidden noscript:hidden">
          Estas duas não diferem em nada do que conhecemos. Escolha outra acima.
        </Text>
      )}
      <CompareTable
        schools={schools}
        groups={shown}
        search={search}
        onlyDifferences={isShort}
        printedFrom={`Valores de ${readOn}. ${origin}${address}`}
      />
      {/* Below, because the select above names it already, and the first values belong into a phone's first screen. */}
      {!search.serie && <ComparedGradeNote asked={undefined} grade={grade} />}
      <MarksLegend
        scope={grade && shifts.length > 0 ? 'da série e do turno' : grade && 'da série'}
        count={schools.length}
        hasLowest={shown.some(hasLowest)}
      />
      {first && schools.length < MAX_COMPARED && (
        <NearbySchools first={first} slugs={slugs} search={search} grade={grade?.slug} />
      )}
    </>
  );
}

interface ComparedGradeNoteProps {
  asked: GradeSlug | undefined;
  /** The compared grade. */
  grade: ComparableGrade | undefined;
}

/** Says which grade is compared if it is not the asked one. Renders nothing for that, which the select shows. */
function ComparedGradeNote({ asked, grade }: ComparedGradeNoteProps) {
  const compared = grade && findGrade(grade.slug);
  if (!compared || compared.slug === asked) return null;
  const missed = asked && findGrade(asked);
  return (
    <Text size="small">
      {nonBreaking(
        missed
          ? `Nenhuma destas escolas tem bolsa ${forTheGrade(missed)}. Comparamos as bolsas ${ofTheGrade(compared)}.`
          : `Você ainda não escolheu a série: comparamos as bolsas ${ofTheGrade(compared)}.`,
      )}
    </Text>
  );
}

interface MarksLegendProps {
  /** 'da série' of each school's scholarship. */
  scope: string | undefined;
  /** Number of schools. */
  count: number;
  /** An amount is marked as the lowest. */
  hasLowest: boolean;
}

/** What the table compares, and what its marks mean. The highlighter is not printed, nor is what it means. */
function MarksLegend({ scope, count, hasLowest: hasMark }: MarksLegendProps) {
  const among = count > COLUMNS_ON_PHONE ? ` entre as ${count}` : '';
  return (
    <Text size="extra-small" tone="soft">
      <span>{`${scope === undefined ? '' : `De cada escola comparamos a bolsa mais barata ${scope}. `}O ponto marca o que difere`}</span>
      {hasMark && (
        <span className="print:hidden">{`; o marca-texto, o menor valor a pagar${among} (mensalidade, matrícula e ano com a bolsa). Empates, valores de uma escola só e anos que não somam os mesmos extras ficam sem marca`}</span>
      )}
      <span>
        . Estrutura: o que a escola tem entre o que divulga no Censo Escolar do INEP ou corrige, com o ano na
        página dela.
      </span>
    </Text>
  );
}

/** Subscribes to a value that never changes. */
const neverChanges = () => () => undefined;

/** Whether the schools differ that a phone shows: the first ones. */
function differsInSight({ facts }: ComparedGroup): boolean {
  return facts.some(({ differsOnPhone }) => differsOnPhone);
}

/** Whether an amount of the group is marked as the lowest. */
function hasLowest({ facts }: ComparedGroup): boolean {
  return facts.some(({ values }) => values.some((value) => value.kind === 'money' && value.best));
}
