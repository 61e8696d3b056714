import { ApiError } from '@melhor-escola/api-client/api-error';
import { formatCount } from '@melhor-escola/domain/count';
import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { useBuildAddress } from '../route-link.tsx';
import { helpfulProblem } from './helpful-problem.ts';
import type { Question } from './question.ts';

export interface HelpfulButtonProps {
  slug: string;
  question: Question;
  /** It was just marked without JavaScript. */
  marked?: boolean | undefined;
}

const thanks = 'Você marcou como útil';

/** Query key of the number of devices, once this one is among them. */
const helpfulKey = (id: string) => ['search', 'helpful-question', id] as const;

/**
 * Marks a question as helpful, once per device: the service counts, nothing is stored here. A plain form without
 * JavaScript.
 */
export function HelpfulButton({ slug, question: { id, text, helpful }, marked = false }: HelpfulButtonProps) {
  const { service, links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const queryClient = useQueryClient();
  const [count, setCount] = useState(() => queryClient.getQueryData<number>(helpfulKey(id)));
  const [problem, setProblem] = useState<string>();
  const isMarked = marked || count !== undefined;
  const shown = count ?? helpful;
  const mark = async () => {
    setProblem(undefined);
    setCount(helpful + 1);
    try {
      const counted = await service.markQuestionHelpful(id);
      queryClient.setQueryData(helpfulKey(id), counted);
      setCount(counted);
      announce(thanks);
    } catch (error) {
      setCount(undefined);
      const { message } = helpfulProblem(error instanceof ApiError ? error.response?.code : undefined);
      setProblem(message);
      announce(message);
    }
  };
  return (
    <form
      method="post"
      action={buildAddress(links.questions(slug))}
      className="flex flex-wrap items-center gap-x-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMarked) void mark();
      }}
    >
      <input type="hidden" name="helpful" value={id} />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        icon={ThumbsUp}
        aria-pressed={isMarked}
        className={`-mx-2 ${isMarked ? 'text-brand' : ''}`}
      >
        <span>
          <span>Útil</span>
          {shown > 0 && <span className="tabular">{` (${formatCount(shown)})`}</span>}
          <span className="sr-only">{`: ${text}`}</span>
        </span>
      </Button>
      <Text size="extra-small" tone="soft" className="empty:hidden">
        {problem ?? (isMarked ? thanks : '')}
      </Text>
    </form>
  );
}
