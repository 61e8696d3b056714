import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { useSearchPorts } from '../ports.tsx';
import { SchoolCover } from '../school/card/school-cover.tsx';
import type { School } from '../school/school.ts';

export interface SubmissionPageProps {
  school: School;
  /** The page's entry in the breadcrumb. */
  label: string;
  /** The first line of the heading, before the school's name. */
  title: string;
  /** What happens after the submission, beside the form. */
  rules: readonly string[];
  /** Follows the rules. */
  more: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Layout of a page whose form is about a school. */
export function SubmissionPage({ school, label, title, rules, more, children }: SubmissionPageProps) {
  const { links } = useSearchPorts();
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <PageBreadcrumb
        steps={[
          { label: 'Início', to: links.home() },
          { label: school.name, to: links.school(school.slug) },
          { label },
        ]}
      />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
        <div className="flex max-w-prose min-w-0 flex-col gap-8">
          <SchoolHeader school={school} title={title} />
          {children}
        </div>
        <aside aria-labelledby="como-funciona" className="flex max-w-prose flex-col items-start gap-3">
          <Heading level={2} size="small" id="como-funciona">
            Como funciona
          </Heading>
          <ul className="flex list-disc flex-col gap-2 ps-5 [&>::marker]:text-brand">
            {rules.map((rule) => (
              <Text key={rule} as="li" size="small">
                {rule}
              </Text>
            ))}
          </ul>
          {more}
        </aside>
      </div>
    </PageWidth>
  );
}

function SchoolHeader({ school, title }: { school: School; title: string }) {
  const { name, slug, address } = school;
  return (
    <header className="flex items-start gap-4">
      <SchoolCover slug={slug} name={name} image={school.photos[0]?.url} stage={school.stages[0]?.slug} />
      <div className="flex min-w-0 flex-col gap-1">
        <Heading level={1} size="large" className="wrap-anywhere">
          <span className="block text-medium font-normal [letter-spacing:0] text-ink-soft">{title}</span>{' '}
          <span>{name}</span>
        </Heading>
        <Text tone="soft" size="small">
          {`${address.city}, ${address.uf}`}
        </Text>
      </div>
    </header>
  );
}
