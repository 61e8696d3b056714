'use client';

import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { PageWidth } from '@melhor-escola/ui/page-width';
import type { HelpArticle } from '../article/article.ts';
import { HelpBlocks } from '../article/article-blocks.tsx';

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** An article (RT-14), with a table of contents beside it, or before it on a phone. */
export function HelpArticleScreen({ article }: { readonly article: HelpArticle }) {
  return (
    <PageWidth className="py-8 sm:py-12">
      <article className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,16rem)]">
        <header className="flex max-w-prose flex-col gap-3">
          <Heading level={1} size="large">
            {article.title}
          </Heading>
          <Text size="large" tone="soft">
            {article.lead}
          </Text>
          <Text size="extra-small" tone="soft">
            Atualizado em <time dateTime={article.updatedOn}>{day.format(new Date(article.updatedOn))}</time>.
          </Text>
        </header>
        <Contents article={article} />
        <div className="flex max-w-prose min-w-0 flex-col gap-10">
          {article.sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="flex flex-col gap-3">
              <Heading level={2} id={section.id} className="scroll-mt-6">
                {section.heading}
              </Heading>
              <HelpBlocks blocks={section.blocks} />
            </section>
          ))}
        </div>
      </article>
    </PageWidth>
  );
}

function Contents({ article }: { readonly article: HelpArticle }) {
  return (
    <nav
      aria-labelledby="nesta-pagina"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-s lg:border-hairline lg:ps-6"
    >
      <div className="flex flex-col gap-2 tall:lg:sticky lg:top-6">
        <Text as="p" size="small" weight="strong" id="nesta-pagina">
          Nesta página
        </Text>
        <ol className="flex flex-col text-small">
          {article.sections.map(({ id, heading }) => (
            <li key={id}>
              <Link href={`#${id}`} tone="quiet" className="inline-block py-1">
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
