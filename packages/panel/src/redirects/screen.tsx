import type { RedirectRule } from '@melhor-escola/api-client/panel';
import { pluralize } from '@melhor-escola/domain/count';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Input } from '@melhor-escola/ui/input';
import { Table } from '@melhor-escola/ui/table';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { ConfirmedAction } from '../confirmed-action.tsx';
import { ListPages } from '../list-pages.tsx';
import { OperationPage } from '../operation/operation-page.tsx';
import { usePanelPorts } from '../ports.tsx';
import { FileImport } from './file-import.tsx';
import { redirectsQuery, removeRedirect } from './queries.ts';
import { RuleDialog } from './rule-form.tsx';
import { rulePath, rulePeriod, statusNames } from './rule-text.ts';
import type { RedirectsSearch } from './search-params.ts';

/** The addresses of the site that have moved: found, added, changed, removed, and imported from a file. */
export function RedirectsScreen({ search }: { search: RedirectsSearch }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(redirectsQuery(api, search));
  const { texto, pagina = 1 } = search;
  const title = pluralize(data.total, 'redirecionamento', 'redirecionamentos');
  useAnnouncement(title, { initial: false });
  return (
    <OperationPage
      title="Redirecionamentos"
      intro="Endereços que mudaram, e para onde levam. O site mostra uma mudança em um minuto."
    >
      <Text className="hidden noscript:block">
        Para mudar redirecionamentos, ative o JavaScript do navegador.
      </Text>
      <SearchForm text={texto} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="small">
          {title}
        </Heading>
        <RuleDialog
          rule={null}
          trigger={
            <Button variant="primary" className="max-sm:w-full noscript:hidden">
              Novo redirecionamento
            </Button>
          }
        />
      </div>
      {data.rules.length === 0 ? <Empty text={texto} /> : <Rules rules={data.rules} />}
      <ListPages
        page={pagina}
        count={data.pages}
        target={(to) => links.redirects({ ...search, pagina: to })}
      />
      <FileImport />
    </OperationPage>
  );
}

/** Works without JavaScript too: a form with its text in the URL. */
function SearchForm({ text }: { text: string | undefined }) {
  const { links } = usePanelPorts();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const lastText = useRef(text ?? '');
  // Back and forward change the text of the URL; the field stays, because it may have the focus. What was typed since, also before
  // hydration, is kept.
  useLayoutEffect(() => {
    const field = input.current;
    const next = text ?? '';
    if (field && field.value.trim() === lastText.current) field.value = next;
    lastText.current = next;
  }, [text]);
  return (
    <search>
      <form
        method="get"
        aria-label="Procurar redirecionamentos"
        className="flex max-w-prose flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('texto');
          const texto = typeof typed === 'string' ? typed.trim() : '';
          void navigate(links.redirects(texto === '' ? {} : { texto }));
        }}
      >
        <div className="flex-auto">
          <Input
            ref={input}
            label="Procurar"
            hint="Parte do endereço ou do destino."
            name="texto"
            type="search"
            maxLength={200}
            defaultValue={text}
          />
        </div>
        <Button type="submit" className="max-sm:w-full">
          Procurar
        </Button>
      </form>
    </search>
  );
}

function Empty({ text }: { text: string | undefined }) {
  if (text !== undefined)
    return (
      <EmptyState level={3} title={`Nenhum redirecionamento com “${text}”`}>
        Procure por outra parte do endereço ou do destino.
      </EmptyState>
    );
  return (
    <EmptyState level={3} title="Nenhum redirecionamento">
      Os endereços que mudarem ficam aqui, e as páginas das escolas que mudarem de nome também.
    </EmptyState>
  );
}

function Rules({ rules }: { rules: readonly RedirectRule[] }) {
  return (
    <Table
      caption="Redirecionamentos por endereço"
      columns={[
        { key: 'path', header: 'Endereço', cell: pathCell, rowHeader: true },
        { key: 'target', header: 'Destino', cell: targetCell },
        { key: 'status', header: 'Tipo', cell: ({ status }) => statusNames[status] },
        { key: 'period', header: 'Vale', cell: rulePeriod },
        { key: 'actions', header: 'Ações', cell: actionsCell },
      ]}
      rows={rules.map((rule) => ({ ...rule, id: rulePath(rule) }))}
    />
  );
}

function pathCell(rule: RedirectRule) {
  return <span className="wrap-anywhere">{rulePath(rule)}</span>;
}

function targetCell({ target }: RedirectRule) {
  return <span className="wrap-anywhere">{target}</span>;
}

/** @param row with the table's id, which the service does not know. */
function actionsCell({ kind, path, target, status, startsOn, endsOn }: RedirectRule) {
  return <RuleActions rule={{ kind, path, target, status, startsOn, endsOn }} />;
}

function RuleActions({ rule }: { rule: RedirectRule }) {
  const { api } = usePanelPorts();
  const name = rulePath(rule);
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap noscript:hidden">
      <RuleDialog
        rule={rule}
        trigger={
          <Button size="small">
            Mudar<span className="sr-only">{` ${name}`}</span>
          </Button>
        }
      />
      <ConfirmedAction
        trigger={
          <Button size="small">
            Apagar<span className="sr-only">{` ${name}`}</span>
          </Button>
        }
        title="Apagar o redirecionamento?"
        text={`${name} deixa de levar a ${rule.target}.`}
        label="Apagar"
        isDangerous
        done={`Apagado: ${name}.`}
        call={() => removeRedirect(api, rule)}
      />
    </div>
  );
}
