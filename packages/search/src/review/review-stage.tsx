import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { PageWidth } from '@melhor-escola/ui/page-width';

import type { School } from '../school/school.ts';
import { useSchool } from '../school/use-school.ts';

export interface ReviewStageProps {
  slug: string;
  drawing: ReactNode;
  title: string;
  children: (school: School) => ReactNode;
}

/** A page after the form: a drawing, what has come of the review, and what to do next. */
export function ReviewStage({ slug, drawing, title, children }: ReviewStageProps) {
  const school = useSchool(slug);
  return (
    <PageWidth className="py-10 sm:py-16">
      <div className="flex max-w-prose flex-col items-start gap-5">
        {drawing}
        <div className="flex flex-col gap-2">
          <Text size="small" tone="soft" className="wrap-anywhere">
            {school.name}
          </Text>
          <Heading level={1} size="large">
            {title}
          </Heading>
        </div>
        {children(school)}
      </div>
    </PageWidth>
  );
}
