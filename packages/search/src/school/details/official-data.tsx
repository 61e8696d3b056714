import { Card } from '@melhor-escola/ui/card';
import { Icon } from '@melhor-escola/ui/icon';
import { Heading, Text } from '@melhor-escola/ui/text';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatCount } from '@melhor-escola/domain/count';
import type { School, SchoolAmenity } from '../school.ts';
import { describeStatedAmenities } from './stated-by-school.tsx';

const undisclosed = 'não divulgado';

const dependencyNames: Readonly<Record<string, string>> = {
  privada: 'Privada',
  municipal: 'Municipal',
  estadual: 'Estadual',
  federal: 'Federal',
};

function networkName({ administrativeDependency, free }: School): string | undefined {
  const name = dependencyNames[administrativeDependency];
  return name && free ? `${name}, conveniada` : name;
}

/** The school's data from the School Census, with year and source, and its own corrections; 'não divulgado' for missing values. */
export function OfficialData({ school }: { school: School }) {
  const available = school.amenities.filter((one) => one.available);
  return (
    <Card
      as="section"
      aria-labelledby="dados-oficiais"
      className="flex lazy-layout-190 flex-col gap-5 sm:lazy-layout-160"
    >
      <div>
        <Heading level={2} size="small" id="dados-oficiais">
          {school.demonstration ? 'Dados da escola' : 'Dados oficiais'}
        </Heading>
        <Text size="extra-small" tone="soft">
          {[dataSource(school), ...listOlderFacts(school), ...describeStatedAmenities(school)].join(' ')}
        </Text>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small wrap-anywhere">
        <Row name="Código INEP" value={school.inepCode?.toString()} />
        <Row name="Rede" value={networkName(school)} />
        {school.registeredName && <Row name="Nome no registro" value={school.registeredName} />}
        <Row
          name="Matrículas"
          value={school.enrollments === undefined ? undefined : formatCount(school.enrollments)}
        />
      </dl>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 print:block print:columns-2">
        {groupAmenities(available).map(([group, items]) => (
          <AmenityGroup key={group} name={group} amenities={items} />
        ))}
      </div>
      <div className="flex flex-col gap-2">
        <Folded title="O que não tem" amenities={school.amenities.filter((one) => one.available === false)} />
        <Folded
          title="Não divulgado"
          amenities={school.amenities.filter((one) => one.available === undefined)}
        />
      </div>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: string | undefined }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className={value === undefined ? 'text-ink-soft' : 'font-semibold tabular'}>
        {value ?? undisclosed}
      </dd>
    </>
  );
}

function AmenityGroup({ name, amenities }: { name: string; amenities: readonly SchoolAmenity[] }) {
  return (
    <div className="break-inside-avoid print:mb-4">
      <Heading level={3} size="small" className="mb-1">
        {name}
      </Heading>
      <ul className="flex flex-col gap-1 text-small">
        {amenities.map((amenity) => (
          <li key={amenity.slug} className="flex items-start gap-2">
            <Icon as={Check} size="small" className="mt-1 text-confirm" />
            <span className="min-w-0">{amenity.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the school lacks or does not disclose, folded: it is read second. Renders a `<details>`, or nothing without any. */
function Folded({ title, amenities }: { title: string; amenities: readonly SchoolAmenity[] }) {
  if (amenities.length === 0) return null;
  return (
    <details className="border-t border-hairline pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
        <span>{`${title} (${amenities.length})`}</span>
        <Icon as={ChevronDown} className="transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-1 pt-2 text-small text-ink-soft">
        {groupAmenities(amenities).map(([group, items]) => (
          <li key={group}>{`${group}: ${items.map(({ name }) => name).join(', ')}.`}</li>
        ))}
      </ul>
    </details>
  );
}

function dataSource({ demonstration, censusYear }: School): string {
  if (demonstration) return 'Dados fictícios, de demonstração.';
  return censusYear === undefined
    ? 'Fonte: INEP, Censo Escolar.'
    : `Fonte: INEP, Censo Escolar de ${censusYear}, informado pela própria escola.`;
}

const factNames: Readonly<Record<string, string>> = {
  address: 'endereço',
  stages: 'etapas de ensino',
  enrollments: 'matrículas',
};

/** 'Do Censo Escolar de 2024: endereço, matrículas.' Facts that the latest census did not ask for. */
function listOlderFacts({ olderFacts, amenities, demonstration }: School): string[] {
  if (demonstration) return [];
  const factName = (fact: string) =>
    factNames[fact] ?? amenities.find(({ slug }) => slug === fact)?.name.toLowerCase() ?? [];
  return Array.from(
    Map.groupBy(olderFacts, ({ year }) => year),
    ([year, facts]) =>
      `${year === undefined ? 'Do Catálogo de Escolas' : `Do Censo Escolar de ${year}`}: ${facts.flatMap(({ fact }) => factName(fact)).join(', ')}.`,
  );
}

/** Groups in the service's order. */
function groupAmenities(amenities: readonly SchoolAmenity[]): [group: string, amenities: SchoolAmenity[]][] {
  return [...Map.groupBy(amenities, ({ groupName }) => groupName)];
}
