import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { SchoolPage as Page } from '@melhor-escola/api-client/panel';
import { formatDate } from '@melhor-escola/domain/date';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { pageDraft } from './page-draft.ts';
import {
  MAX_DESCRIPTION,
  pageFieldNames,
  pageFields,
  pageRules,
  toPageValues,
  type PageField,
  type PageValues,
} from './page-values.ts';
import { pageQuery, savePage } from './queries.ts';

/** What a school states on its public page: name, contact, hours, description. */
export function PageScreen({ slug }: { slug: string }) {
  const { api } = usePanelPorts();
  const { data } = useSuspenseQuery(pageQuery(api, slug));
  return (
    <SchoolPage
      slug={slug}
      school={data.name}
      title="A escola"
      intro="O que você salva aparece na página pública em instantes, e nenhuma atualização do censo apaga."
    >
      <PageForm key={slug} slug={slug} page={data} />
    </SchoolPage>
  );
}

function PageForm({ slug, page }: { slug: string; page: Page }) {
  const { showToast } = usePanelPorts();
  const [draft] = useState(() => pageDraft(slug));
  const { stored } = useStoredDraft(() => draft);
  const form = useForm<PageValues>({ defaultValues: toPageValues(page), values: stored?.values });
  // Of the page that was changed: another version means that somebody else has saved meanwhile.
  const [accepted, setAccepted] = useState<number>();
  const version = accepted ?? stored?.version ?? page.version;
  const [theirs, setTheirs] = useState<Page>();
  const { save, findNewest } = usePageCalls(slug);
  const write = useEffectEvent(() => {
    const values = form.getValues();
    const loaded = toPageValues(page);
    if (pageFields.some((field) => values[field] !== loaded[field])) draft.write({ version, values });
    else draft.clear();
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => write() }), [subscribe]);

  const adopt = (adopted: Page) => {
    draft.clear();
    form.reset(toPageValues(adopted), { keepDirtyValues: false });
    setAccepted(adopted.version);
    setTheirs(undefined);
  };
  const submit = async (values: PageValues) => {
    try {
      adopt(await save(values, version));
      showToast({ title: 'Página salva.', tone: 'success' });
      return undefined;
    } catch (error) {
      if (!isRejectedWith(error, 'SCHOOL_CHANGED')) throw error;
      setTheirs(await findNewest());
      return { form: 'Outra pessoa mudou a página enquanto você editava. Compare antes de salvar.' };
    }
  };
  return (
    <div className="flex max-w-160 flex-col gap-6">
      <Form form={form} onSubmit={submit} aria-label="Dados da escola">
        <Field form={form} name="name" displayName={pageFieldNames.name} rules={pageRules('name')}>
          {(field) => (
            <Input
              label="Nome que as famílias conhecem"
              hint={page.registeredName === null ? undefined : `No registro: ${page.registeredName}`}
              autoComplete="organization"
              {...field}
            />
          )}
        </Field>
        <Field
          form={form}
          name="description"
          displayName={pageFieldNames.description}
          rules={pageRules('description')}
        >
          {(field) => (
            <Textarea
              label="Descrição"
              hint={source(page, 'description') ?? 'Como a escola ensina, o que a distingue, como é o dia.'}
              rows={6}
              maximum={MAX_DESCRIPTION}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="phone" displayName={pageFieldNames.phone} rules={pageRules('phone')}>
          {(field) => (
            <Input
              label="Telefone ou WhatsApp"
              type="tel"
              hint={source(page, 'phone') ?? 'Do censo escolar. Com o DDD.'}
              autoComplete="tel"
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="email" displayName={pageFieldNames.email} rules={pageRules('email')}>
          {(field) => (
            <Input
              label="E-mail"
              type="email"
              hint={
                source(page, 'email') ?? 'Recebe os pedidos de visita e as perguntas. Não aparece no site.'
              }
              autoComplete="email"
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="website" displayName={pageFieldNames.website} rules={pageRules('website')}>
          {(field) => (
            <Input
              label="Site"
              hint={source(page, 'website') ?? 'Como www.escola.com.br'}
              inputMode="url"
              autoComplete="url"
              {...field}
            />
          )}
        </Field>
        <Field
          form={form}
          name="visitHours"
          displayName={pageFieldNames.visitHours}
          rules={pageRules('visitHours')}
        >
          {(field) => (
            <Input
              label="Quando recebe visitas"
              hint={
                source(page, 'visitHours') ??
                'Como seg-sex 08:00-11:30 13:30-17:00. Vazio: horário comercial.'
              }
              {...field}
            />
          )}
        </Field>
        {theirs && (
          <Conflict
            mine={form.getValues()}
            theirs={theirs}
            onKeepMine={() => {
              setAccepted(theirs.version);
              setTheirs(undefined);
            }}
            onTakeTheirs={() => adopt(theirs)}
          />
        )}
        <SubmitButton size="large">Salvar a página</SubmitButton>
      </Form>
    </div>
  );
}

function usePageCalls(slug: string) {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const query = pageQuery(api, slug);
  return {
    save: async (values: PageValues, version: number) => {
      const saved = await savePage(api, slug, values, version);
      queryClient.setQueryData(query.queryKey, saved);
      return saved;
    },
    findNewest: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
  };
}

/** 'Informado pela escola em 30/11/2026'; undefined for what another source states. */
function source({ stated }: Page, field: PageField): string | undefined {
  const time = stated[field];
  return time === undefined ? undefined : `Informado pela escola em ${formatDate(new Date(time))}`;
}

interface ConflictProps {
  mine: PageValues;
  theirs: Page;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of what differs, and the choice between them. */
function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const published = toPageValues(theirs);
  const different = pageFields.filter((field) => mine[field].trim() !== published[field].trim());
  return (
    <Card as="section" aria-labelledby="conflito" tone="wash" className="flex flex-col gap-4">
      <Heading level={2} size="small" id="conflito">
        O que outra pessoa salvou
      </Heading>
      <dl className="flex flex-col gap-3">
        {different.map((field) => (
          <div key={field}>
            <dt className="font-semibold first-letter:uppercase">{pageFieldNames[field]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <Text size="small" tone="soft">
                Publicado agora
              </Text>
              <span>{published[field] || 'vazio'}</span>
            </dd>
            <dd className="wrap-anywhere whitespace-pre-line">
              <Text size="small" tone="soft">
                O que você escreveu
              </Text>
              <span>{mine[field] || 'vazio'}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Ficar com o que escrevi</Button>
        <Button onClick={onTakeTheirs}>Usar o que está publicado</Button>
      </div>
    </Card>
  );
}
