import { formatCnpj } from '@melhor-escola/domain/cnpj';
import { formatPhone, phoneHref } from '@melhor-escola/domain/phone-number';
import { shifts } from '@melhor-escola/domain/shift';
import { formatVisitHours } from '@melhor-escola/domain/visit-hours';
import { Link } from '@melhor-escola/ui/link';
import { Tag, TagList } from '@melhor-escola/ui/tag';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { methodologyMeaning } from './methodology.ts';
import { StatedBySchool } from './stated-by-school.tsx';
import type { NamedSlug, School } from '../school.ts';
import { nonBreaking } from '../../format.ts';

/** The school's description, name as stated, methodology, stages, shifts, phone, website, visiting hours and CNPJ, and the link to its report card. */
export function AboutSchool({ school }: { school: School }) {
  const { links } = useSearchPorts();
  const methods = school.tags.filter((tag) => methodologyMeaning(tag.slug) !== undefined);
  const traits = school.tags.filter((tag) => methodologyMeaning(tag.slug) === undefined);
  const visitHours = formatVisitHours(school.visitHours);
  const site = school.website === undefined ? undefined : webAddress(school.website);
  return (
    <section aria-labelledby="sobre" className="flex lazy-layout-180 flex-col gap-5 sm:lazy-layout-130">
      <Heading level={2} id="sobre">
        Sobre a escola
      </Heading>
      {school.demonstration && (
        <Text className="max-w-prose rounded-control bg-info-wash p-4">
          <strong className="font-semibold">Esta escola é fictícia.</strong> Ela, suas bolsas e suas
          avaliações servem para mostrar como o site funciona.
        </Text>
      )}
      {school.description && (
        <div>
          <Text className="max-w-prose wrap-anywhere whitespace-pre-line">{school.description}</Text>
          <StatedBySchool school={school} field="description" />
        </div>
      )}
      <dl className="flex flex-col gap-4">
        {school.stated['name'] !== undefined && (
          <Fact term="Nome">
            {school.name}
            <StatedBySchool school={school} field="name" />
          </Fact>
        )}
        <Fact term="Etapas de ensino">{joinNames(school.stages) ?? <Undisclosed />}</Fact>
        <Fact term="Turnos com bolsa">{offeredShifts(school) ?? <Undisclosed />}</Fact>
        <Fact term="Como ensina">
          {methods.length > 0 ? (
            methods.map(({ slug, name }) => (
              <span key={slug} className="block max-w-prose">
                <Link asChild className="font-semibold">
                  <RouteLink to={links.methodology(slug)}>{name}</RouteLink>
                </Link>
                <span>{`. ${methodologyMeaning(slug) ?? ''}`}</span>
              </span>
            ))
          ) : (
            <Undisclosed />
          )}
          <StatedBySchool school={school} field="methodologies" />
        </Fact>
        {school.phone && (
          <Fact term="Telefone">
            <Link href={phoneHref(school.phone)} className="tabular">
              {formatPhone(school.phone)}
            </Link>
            <StatedBySchool school={school} field="phone" />
          </Fact>
        )}
        {site && (
          <Fact term="Site">
            <Link href={site.href} external rel="noopener nofollow" className="wrap-anywhere">
              {site.hostname.replace(/^www\./, '')}
            </Link>
            <StatedBySchool school={school} field="website" />
          </Fact>
        )}
        {visitHours !== undefined && (
          <Fact term="Visitas">
            {visitHours}
            <StatedBySchool school={school} field="visitHours" />
          </Fact>
        )}
        {school.cnpj && (
          <Fact term="CNPJ">
            <span className="tabular wrap-anywhere">{formatCnpj(school.cnpj)}</span>
          </Fact>
        )}
      </dl>
      {traits.length > 0 && (
        <TagList aria-label="Características">
          {traits.map(({ slug, name }) => (
            <Tag key={slug} size="small">
              {name}
            </Tag>
          ))}
        </TagList>
      )}
      <p className="print:hidden">
        <Link asChild className="inline-block py-1">
          <RouteLink to={links.reportCard(school.slug)} rel="nofollow">
            Ver o boletim da escola
          </RouteLink>
        </Link>
      </p>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-baseline sm:gap-4">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}

function Undisclosed() {
  return <span className="text-ink-soft">não divulgado</span>;
}

function joinNames(named: readonly NamedSlug[]): string | undefined {
  return named.length > 0 ? nonBreaking(named.map(({ name }) => name).join(', ')) : undefined;
}

/** A school's website as an http(s) URL; `undefined` for anything else in the register. */
function webAddress(text: string): URL | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Shifts with a scholarship, in order of the day. */
function offeredShifts({ offers }: School): string | undefined {
  const offered = new Set(offers.map((offer) => offer.shift.slug));
  return joinNames(shifts.filter(({ slug }) => offered.has(slug)));
}
