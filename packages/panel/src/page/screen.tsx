import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { SchoolPage as Page } from '@melhor-escola/api-client/panel';
import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { submissionError, submissionMessage } from '../submission-error.ts';
import { Conflict } from './conflict.tsx';
import { pageDraft } from './page-draft.ts';
import { PageFields } from './page-fields.tsx';
import {
  conflictingValues,
  differentFields,
  firstValues,
  toPageValues,
  type PageValues,
} from './page-values.ts';
import { PhotosSection } from './photos/photos-section.tsx';
import { discardPrepared, pageQuery, savePage } from './queries.ts';

/** What a school states on its public page: name, contact, hours, facts, photos. */
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
      <PhotosSection key={`fotos-${slug}`} slug={slug} />
    </SchoolPage>
  );
}

function PageForm({ slug, page }: { slug: string; page: Page }) {
  const { links, showToast } = usePanelPorts();
  const [draft] = useState(() => pageDraft(slug));
  const { stored } = useStoredDraft(() => draft);
  const form = useForm<PageValues>({
    defaultValues: toPageValues(page),
    values: stored?.values ?? firstValues(page),
  });
  // Of the page that was changed: another version means that somebody else has saved meanwhile.
  const [accepted, setAccepted] = useState<number>();
  const version = accepted ?? stored?.version ?? page.version;
  const [theirs, setTheirs] = useState<Page>();
  const { save, findNewest, discard } = usePageCalls(slug);
  const [isCompared, setIsCompared] = useState(false);
  const conflicting = isCompared ? undefined : conflictingValues(page);
  const write = useEffectEvent(() => {
    const values = form.getValues();
    const loaded = toPageValues(page);
    if (differentFields(values, loaded).length === 0) {
      draft.clear();
      return;
    }
    // From here on these are changes of this version, also if the page is loaded again meanwhile.
    setAccepted((known) => known ?? version);
    draft.write({ version, values });
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => write() }), [subscribe]);

  const adopt = (adopted: Page) => {
    form.reset(toPageValues(adopted), { keepDirtyValues: false });
    // After the reset, which the form reports as a change of its values.
    draft.clear();
    setAccepted(adopted.version);
    setTheirs(undefined);
  };
  const submit = async (values: PageValues) => {
    if (conflicting) return { form: 'Outra pessoa mudou o que você preparou. Compare antes de salvar.' };
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
      {page.prepared && <Prepared onDiscard={async () => adopt(await discard())} />}
      <Form form={form} onSubmit={submit} onSubmitError={submissionError} aria-label="Dados da escola">
        <PageFields slug={slug} form={form} page={page} />
        {conflicting && !theirs && (
          <Conflict
            mine={conflicting}
            theirs={page}
            onKeepMine={() => {
              for (const field of differentFields(conflicting, toPageValues(page)))
                form.setValue(field, conflicting[field], { shouldDirty: true });
              setIsCompared(true);
            }}
            onTakeTheirs={() => setIsCompared(true)}
          />
        )}
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
        <div className="flex flex-wrap gap-3">
          <SubmitButton size="large" className="max-sm:w-full">
            Salvar a página
          </SubmitButton>
          <LinkButton asChild size="large" className="max-sm:w-full noscript:hidden">
            <RouteLink {...links.preview(slug)}>Ver como fica</RouteLink>
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}

/** What was prepared before the approval is in the form, and not published. */
function Prepared({ onDiscard }: { onDiscard: () => Promise<void> }) {
  const { showToast } = usePanelPorts();
  const [isRunning, setIsRunning] = useState(false);
  const discard = async () => {
    setIsRunning(true);
    try {
      await onDiscard();
    } catch (error) {
      showToast({ tone: 'danger', title: submissionMessage(error) });
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Alert
      tone="info"
      title="O que você preparou está pronto para publicar"
      action={
        <Button size="small" className="noscript:hidden" loading={isRunning} onClick={() => void discard()}>
          Descartar o que preparei
        </Button>
      }
    >
      Confira o que você escreveu antes da aprovação e salve a página. Até lá, nada disso aparece no site.
    </Alert>
  );
}

function usePageCalls(slug: string) {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const query = pageQuery(api, slug);
  const findNewest = () => queryClient.fetchQuery({ ...query, staleTime: 0 });
  return {
    save: async (values: PageValues, version: number) => {
      const saved = await savePage(api, slug, values, version);
      queryClient.setQueryData(query.queryKey, saved);
      return saved;
    },
    findNewest,
    discard: async () => {
      await discardPrepared(api, slug);
      return findNewest();
    },
  };
}
