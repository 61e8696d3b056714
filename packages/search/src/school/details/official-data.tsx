import { Card } from '@melhor-escola/ui/card';
import { Icon } from '@melhor-escola/ui/icon';
import { Heading, Text } from '@melhor-escola/ui/text';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { formatCount } from '@melhor-escola/domain/count';
import type { School, SchoolAmenity } from '../school.ts';

const undisclosed = 'não divulgado';

const dependencyNames: Readonly<Record<string, string>> = {
  privada: 'Privada',
  municipal: 'Municipal',
  estadual: 'Estadual',
  federal: 'Federal',
};

/** The school's data from the School Census, with year and source; 'não divulgado' for missing values. */
export function OfficialData({ school }: { school: School }) {
  return (
    <Card as="section" aria-labelledby="dados-oficiais" className="flex flex-col gap-5">
      <div>
        <Heading level={2} size="small" id="dados-oficiais">
          {school.demonstration ? 'Dados da escola' : 'Dados oficiais'}
        </Heading>
        <Text size="extra-small" tone="soft">
          {sourceOf(school)}
        </Text>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small wrap-anywhere">
        <Row name="Código INEP" value={school.inepCode?.toString()} />
        <Row name="Rede" value={dependencyNames[school.administrativeDependency]} />
        <Row
          name="Matrículas"
          value={school.enrollments === undefined ? undefined : formatCount(school.enrollments)}
        />
      </dl>
      <div className="flex flex-col gap-5 print:block print:columns-2">
        {byGroup(school.amenities).map(([group, items]) => (
          <AmenityGroup key={group} name={group} amenities={items} />
        ))}
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

function AmenityGroup({ name, amenities: items }: { name: string; amenities: readonly SchoolAmenity[] }) {
  return (
    <div className="break-inside-avoid print:mb-4">
      <Heading level={3} size="small" className="mb-1">
        {name}
      </Heading>
      <ul className="flex flex-col gap-1 text-small">
        {items.map((amenity) => (
          <AmenityFact key={amenity.slug} amenity={amenity} />
        ))}
      </ul>
    </div>
  );
}

function AmenityFact({ amenity: { name, available } }: { amenity: SchoolAmenity }) {
  return (
    <li className={`flex items-start gap-2 ${available ? '' : 'text-ink-soft'}`}>
      <Icon
        as={available ? Check : Minus}
        size="small"
        className={`mt-1 ${available ? 'text-confirm' : ''}`}
      />
      <span className="min-w-0">
        {name}
        {available === undefined && `: ${undisclosed}`}
        {available === false && ': não tem'}
      </span>
    </li>
  );
}

function sourceOf({ demonstration, censusYear }: School): string {
  if (demonstration) return 'Dados fictícios, de demonstração.';
  return censusYear === undefined
    ? 'Fonte: INEP, Censo Escolar.'
    : `Fonte: INEP, Censo Escolar de ${censusYear}, informado pela própria escola.`;
}

/** Groups in the service's order. Within a group, available amenities first and undisclosed ones last. */
function byGroup(items: readonly SchoolAmenity[]): [group: string, items: SchoolAmenity[]][] {
  return [...Map.groupBy(items, (item) => item.groupName)].map(([group, list]) => [
    group,
    list.toSorted((a, b) => rank(a) - rank(b)),
  ]);
}

function rank({ available }: SchoolAmenity): number {
  if (available === undefined) return 2;
  return available ? 0 : 1;
}
