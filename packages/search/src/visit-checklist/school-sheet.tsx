import { formatPhone, phoneHref } from '@melhor-escola/domain/phone-number';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import { memo, useId } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { MAX_REMARKS_LENGTH, type VisitRecord } from './storage/visit-record.ts';

/** Questions that belong together, under their heading. */
export interface QuestionGroup {
  readonly heading: string;
  /** Their ids are stored with the answers, so they must never change. */
  readonly questions: readonly { readonly id: string; readonly text: string }[];
}

/** The questions to ask at a school, by the slugs of its features. */
export type QuestionsFor = (tags: readonly string[]) => readonly QuestionGroup[];

/** What a parent changes on a sheet. */
export type SheetChanges = Partial<Pick<VisitRecord, 'checked' | 'remarks'>>;

export interface SchoolSheetProps {
  record: VisitRecord;
  questionsFor: QuestionsFor;
  /** Stable, so that only the changed sheet re-renders. */
  onChange: (slug: string, changes: SheetChanges) => void;
}

/** One school's sheet of the checklist: how to get there, what to ask, and the parent's remarks. Styled by `visitChecklistStyles`. */
export const SchoolSheet = memo(function SchoolSheet({ record, questionsFor, onChange }: SchoolSheetProps) {
  const { slug, name, tags, checked, remarks } = record;
  const id = useId();
  const groups = questionsFor(tags);
  const ids = groups.flatMap(({ questions }) => questions.map((question) => question.id));
  const done = ids.filter((question) => checked.includes(question)).length;
  return (
    <Card as="section" aria-labelledby={id} className="visit-sheet flex max-w-2xl flex-col gap-4">
      <SheetHeader record={record} headingId={id} />
      <Text size="small" tone="soft" className="tabular print:hidden">
        {`${done} de ${ids.length} perguntas feitas`}
      </Text>
      {groups.map(({ heading, questions }) => (
        <CheckboxGroup
          key={heading}
          legend={heading}
          value={checked}
          onValueChange={(value) => onChange(slug, { checked: value })}
        >
          {questions.map((question) => (
            <Checkbox key={question.id} value={question.id} label={question.text} />
          ))}
        </CheckboxGroup>
      ))}
      <div>
        <Textarea
          label={
            <>
              Suas anotações<span className="sr-only">{` sobre ${name}`}</span>
            </>
          }
          maximum={MAX_REMARKS_LENGTH}
          value={remarks}
          onValueChange={(text) => onChange(slug, { remarks: text })}
          error={
            remarks.length > MAX_REMARKS_LENGTH &&
            'Encurte o texto: só os primeiros 1.000 caracteres ficam guardados.'
          }
        />
        <p aria-hidden="true" className="visit-print">
          {remarks}
        </p>
      </div>
    </Card>
  );
});

function SheetHeader({ record, headingId }: { record: VisitRecord; headingId: string }) {
  const { slug, name, place, phone, addressLines } = record;
  const { links } = useSearchPorts();
  return (
    <div className="flex flex-col items-start gap-2">
      <Heading level={2} id={headingId} className="wrap-anywhere">
        <Link asChild>
          <RouteLink to={links.school(slug)}>{name}</RouteLink>
        </Link>
      </Heading>
      <Text size="small" className="wrap-anywhere">
        {addressLines.length > 0 ? addressLines.join(' · ') : place}
      </Text>
      {phone !== undefined && (
        <Text size="small">
          Telefone:{' '}
          <Link href={phoneHref(phone)} className="tabular">
            {formatPhone(phone)}
          </Link>
        </Text>
      )}
      <LinkButton asChild size="small" className="print:hidden">
        <RouteLink to={links.visit(slug)} rel="nofollow">
          Agendar visita<span className="sr-only">{` a ${name}`}</span>
        </RouteLink>
      </LinkButton>
    </div>
  );
}
