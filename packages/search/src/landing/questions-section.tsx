import { Heading, Text } from '@melhor-escola/ui/text';
import type { Landing } from './landing.ts';
import { questionsOf } from './questions.ts';
import { unbroken } from '../unbroken.ts';

/** What families ask of the place, answered from its own figures. Open: what they came for is not folded away. */
export function Questions({ landing }: { landing: Landing }) {
  const questions = questionsOf(landing);
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="perguntas" className="flex flex-col gap-5">
      <Heading level={2} id="perguntas">
        Perguntas frequentes
      </Heading>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
            <Heading level={3} size="small">
              {unbroken(question)}
            </Heading>
            <Text size="small" className="max-w-prose">
              {unbroken(answer)}
            </Text>
          </div>
        ))}
      </div>
    </section>
  );
}
