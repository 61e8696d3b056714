import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { useSchool } from '../school/use-school.ts';

interface SubmissionStageProps {
  slug: string;
  drawing?: ReactNode;
  title: string;
  children: ReactNode;
}

/** Layout of the pages after a form about a school, and of its mailed links: an illustration, the result, and the next step. */
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
        {children}
      </div>
    </PageWidth>
  );
}

/** The address that the link was sent to, within a sentence. @param fallback its name if the page was loaded since. */
export function SentTo({ email, fallback }: { email: string | undefined; fallback: string }) {
  if (email === undefined) return fallback;
  return <strong className="font-semibold wrap-anywhere">{email}</strong>;
}
