import { Button } from '@melhor-escola/ui/button';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useState, type ReactNode } from 'react';
import type { School } from '../school/school.ts';
import { useSchool } from '../school/use-school.ts';

interface SubmissionStageProps {
  slug: string;
  drawing: ReactNode;
  title: string;
  children: (school: School) => ReactNode;
}

/** Layout of the pages after a form about a school: an illustration, the result, and the next step. */
export function SubmissionStage({ slug, drawing, title, children }: SubmissionStageProps) {
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

/** A plain form even with JavaScript, which only prevents a second submission, because the link works once. */
export function ConfirmForm({
  action,
  token,
  children,
}: {
  action: string;
  token: string;
  children: string;
}) {
  const [sent, setSent] = useState(false);
  return (
    <form method="post" action={action} onSubmit={() => setSent(true)}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" size="large" loading={sent}>
        {children}
      </Button>
    </form>
  );
}
