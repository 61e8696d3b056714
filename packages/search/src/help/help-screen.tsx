import { Heading, Text } from '@melhor-escola/ui/text';
import type { HelpArticle } from './help-article.ts';

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** An article of plain words, with a list of its sections where it has many. */
export function HelpScreen({ article }: { readonly article: HelpArticle }) {
  return (
    <article className="mx-auto flex max-w-prose flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <header className="flex flex-col gap-3">
        <Heading level={1} size="large">
          {article.title}
        </Heading>
        <Text size="large" tone="soft">
          {article.lead}
        </Text>
      </header>
      {article.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="flex flex-col gap-3">
          <Heading level={2} size="small" id={section.id} className="scroll-mt-24">
            {section.heading}
          </Heading>
          {section.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </section>
      ))}
      <Text size="extra-small" tone="soft">
        Atualizado em <time dateTime={article.updatedOn}>{day.format(new Date(article.updatedOn))}</time>.
      </Text>
    </article>
  );
}
