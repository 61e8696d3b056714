'use client';

import { site } from '@melhor-escola/config/site';
import { Accordion, AccordionItem } from '@melhor-escola/ui/accordion';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { pluralize } from '@melhor-escola/domain/count';
import { useContentPorts } from '../ports.tsx';
import { RouteLink, useBuildAddress } from '../route-link.tsx';
import { findQuestions, helpGroups, type HelpGroup } from './question-groups.ts';
import { HelpBlocks } from '../article/article-blocks.tsx';

/**
 * The help center (RT-14): a search, and the questions by topic, with the first answer open (ST-06). Without JavaScript
 * the search is a form that leads to the same page, and every answer is open.
 *
 * @param query of the page's URL; empty for all questions.
 */
export function HelpCenterScreen({ query }: { readonly query: string }) {
  const { track } = useContentPorts();
  const [text, setText] = useState(query);
  const found = findQuestions(helpGroups, text);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearched = text.trim() !== '';
  const result = pluralize(count, 'resposta encontrada', 'respostas encontradas');
  useAnnouncement(isSearched ? result : '', { after: 600, initial: false });
  return (
    <PageWidth className="flex flex-col gap-8 py-8 sm:py-12">
      <header className="flex max-w-prose flex-col gap-5">
        <div className="flex flex-col gap-3">
          <Heading level={1} size="large">
            Central de ajuda
          </Heading>
          <Text size="large" tone="soft">
            Se a sua pergunta não estiver aqui, ligue de graça:{' '}
            <Link
              href={site.phone.href}
              className="tabular"
              onClick={() => track({ name: 'button_click', button: 'call', place: 'help-center' })}
            >
              {site.phone.label}
            </Link>
            .
          </Text>
        </div>
        <SearchForm text={text} onTextChange={setText} />
      </header>
      {isSearched && (
        <Text size="small" tone="soft" className="-my-4">
          {result}
        </Text>
      )}
      {count === 0 ? (
        <NothingFound onClear={() => setText('')} />
      ) : (
        <Groups groups={found} open={isSearched} />
      )}
      <MoreHelp />
    </PageWidth>
  );
}

interface SearchFormProps {
  text: string;
  onTextChange: (text: string) => void;
}

function SearchForm({ text, onTextChange }: SearchFormProps) {
  const { links } = useContentPorts();
  const buildAddress = useBuildAddress();
  return (
    <search>
      <form
        method="get"
        action={buildAddress(links.helpCenter())}
        onSubmit={(event) => event.preventDefault()}
        className="flex items-end gap-2"
      >
        <div className="min-w-0 flex-1">
          <Input
            label="O que você quer saber?"
            type="search"
            name="q"
            value={text}
            onValueChange={onTextChange}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" className="scripted:hidden">
          Buscar
        </Button>
      </form>
    </search>
  );
}

function Groups({ groups, open }: { groups: readonly HelpGroup[]; open: boolean }) {
  const { track } = useContentPorts();
  const trackOpening = (question: string) => (isOpen: boolean) => {
    if (isOpen) track({ name: 'interaction', component: 'help-question', action: 'open', label: question });
  };
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      {groups.map(({ id, heading, questions }, index) => (
        <section key={id} aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
          <Heading level={2} id={id} className="scroll-mt-6">
            {heading}
          </Heading>
          {/* Search results are open, since the visitor wants to read them. Otherwise only the first one is, to show how they open. */}
          <Accordion
            key={open ? questions.map((question) => question.id).join(' ') : 'all'}
            multiple
            defaultValue={questions
              .slice(0, open ? undefined : index === 0 ? 1 : 0)
              .map((question) => question.id)}
          >
            {questions.map(({ id: questionId, question, answer }) => (
              <AccordionItem
                key={questionId}
                value={questionId}
                title={question}
                id={questionId}
                onOpenChange={trackOpening(questionId)}
              >
                <div className="flex flex-col gap-3">
                  <HelpBlocks blocks={answer} />
                </div>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex max-w-prose flex-col items-start gap-3">
      <Text>Nenhuma resposta tem todas essas palavras. Tente uma só, como “matrícula” ou “senha”.</Text>
      <Button onClick={onClear} className="noscript:hidden">
        Ver todas as perguntas
      </Button>
    </div>
  );
}

function MoreHelp() {
  const { links } = useContentPorts();
  return (
    <nav aria-labelledby="leia-tambem" className="flex flex-col gap-2 border-t border-hairline pt-6">
      <Text as="p" weight="strong" id="leia-tambem">
        Leia também
      </Text>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {[
          { label: 'Quem somos', to: links.aboutUs() },
          { label: 'Termos de uso', to: links.terms() },
          { label: 'Política de privacidade', to: links.privacy() },
          { label: 'Sobre os dados', to: links.dataSources() },
          { label: 'Metodologias de ensino', to: links.methodologies() },
        ].map(({ label, to }) => (
          <li key={label}>
            <Link asChild className="inline-block py-1">
              <RouteLink to={to}>{label}</RouteLink>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
