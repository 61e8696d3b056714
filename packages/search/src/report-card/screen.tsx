'use client';

import { Badge } from '@melhor-escola/ui/badge';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import { nonBreaking } from '../format.ts';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useBuildAddress } from '../route-link.tsx';
import type { School } from '../school/school.ts';
import { useSchool } from '../school/use-school.ts';
import { reportSubjects, type Subject } from './subjects.ts';

export interface ReportCardScreenProps {
  slug: string;
  /** The day the figures were read: 26/11/2026. */
  readOn: string;
  /** The site's public origin, without a trailing slash. */
  origin: string;
}

/**
 * A school's report card: its facts on one page, to print on A5 and to send. Reads what `loadReportCard` has fetched; the
 * host adds `reportCardStyles` to the page's head.
 */
export function ReportCardScreen({ slug, readOn, origin }: ReportCardScreenProps) {
  const school = useSchool(slug);
  const { links } = useSearchPorts();
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <div className="print:hidden">
        <PageBreadcrumb
          steps={[
            { label: 'Início', to: links.home() },
            { label: school.name, to: links.school(slug) },
            { label: 'Boletim' },
          ]}
        />
      </div>
      <ReportCard school={school} readOn={readOn} origin={origin} />
    </PageWidth>
  );
}

/** Rules between the cells; the sheet's frame is around them. */
const CELL = 'border-t border-control-line px-2 sm:px-3';

interface ReportCardProps extends Pick<ReportCardScreenProps, 'readOn' | 'origin'> {
  school: School;
}

function ReportCard({ school, readOn, origin }: ReportCardProps) {
  const { name, slug, address, stages, inepCode, demonstration } = school;
  const { links } = useSearchPorts();
  const page = `${origin}${useBuildAddress()(links.school(slug))}`;
  const place = [address.neighborhood, address.city, address.uf].filter(Boolean).join(', ');
  return (
    <article
      aria-labelledby="boletim"
      className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-x-10"
    >
      <div className="bg-card [border:6px_double_var(--control-line)]">
        <header className="flex flex-col items-center gap-1 p-3 text-center wrap-anywhere">
          {demonstration && <Badge tone="info">Demonstração: escola fictícia</Badge>}
          <Heading level={1} size="large" id="boletim">
            <span className="block text-medium font-normal [letter-spacing:0] text-ink-soft">
              Boletim da escola
            </span>{' '}
            <span>{name}</span>
          </Heading>
          <Text size="small" tone="soft">
            {`${place}${inepCode !== undefined && !demonstration ? ` · Código INEP ${inepCode}` : ''}`}
          </Text>
          {stages.length > 0 && (
            <Text size="small">{nonBreaking(stages.map((stage) => stage.name).join(', '))}</Text>
          )}
        </header>
        <table aria-labelledby="boletim" className="w-full border-collapse text-small">
          <thead className="bg-wash text-extra-small text-ink-soft">
            <tr>
              <th scope="col" className={`${CELL} w-18 py-1.5 text-start font-semibold sm:min-w-44`}>
                Matéria
              </th>
              <th scope="col" className={`${CELL} border-s py-1.5 text-start font-semibold`}>
                O que se sabe
              </th>
            </tr>
          </thead>
          <tbody>
            {reportSubjects(school, readOn).map((subject) => (
              <SubjectRow key={subject.name} subject={subject} />
            ))}
          </tbody>
        </table>
        <Text size="extra-small" tone="soft" className={`${CELL} py-2 wrap-anywhere`}>
          <span>{`Boletim de ${readOn}.`}</span>
          {/* On paper and in a PDF. */}
          <a href={page} className="hidden print:block">
            {page}
          </a>
        </Text>
      </div>
      <ReportCardActions school={school} origin={origin} />
    </article>
  );
}

function SubjectRow({ subject: { name, facts, source } }: { subject: Subject }) {
  return (
    <tr className="align-top">
      <th scope="row" className={`${CELL} py-2 text-start font-semibold`}>
        {name}
      </th>
      <td className={`${CELL} border-s py-2 wrap-anywhere`}>
        {facts.length === 0 ? (
          <span className="text-ink-soft">Não divulgado</span>
        ) : (
          <ul className="flex flex-col gap-1">
            {facts.map(({ value, comment }) => (
              <li key={value}>
                <strong className="font-semibold tabular">{value}</strong> <span>{comment}</span>
              </li>
            ))}
          </ul>
        )}
        {source !== undefined && <p className="mt-1 text-extra-small text-ink-soft">{source}</p>}
      </td>
    </tr>
  );
}

function ReportCardActions({ school: { name, slug, address }, origin }: Omit<ReportCardProps, 'readOn'>) {
  const { links, track } = useSearchPorts();
  const url = `${origin}${useBuildAddress()(links.reportCard(slug))}`;
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow lg:flex-col print:hidden">
      <LinkButton
        // Without a number: WhatsApp asks which chat to send it to.
        href={`https://wa.me/?text=${encodeURIComponent(`Boletim da escola ${name} (${address.city}, ${address.uf}): ${url}`)}`}
        variant="primary"
        icon={MessageCircle}
        rel="nofollow noopener"
        target="_blank"
        onClick={() =>
          track({ name: 'button_click', button: 'share', place: 'report-card', school_slug: slug })
        }
      >
        Enviar por WhatsApp
      </LinkButton>
      <Button icon={Printer} className="noscript:hidden" onClick={() => window.print()}>
        Imprimir
      </Button>
      <LinkButton asChild>
        <RouteLink to={links.school(slug)}>Ver a página da escola</RouteLink>
      </LinkButton>
    </div>
  );
}
