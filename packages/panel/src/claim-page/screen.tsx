import type { ClaimedPage } from '@melhor-escola/api-client/panel';
import { LinkButton } from '@melhor-escola/ui/button';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { PageFields } from '../page/page-fields.tsx';
import { differentFields, type PageValues } from '../page/page-values.ts';
import { usePanelPorts } from '../ports.tsx';
import { submissionError } from '../submission-error.ts';
import { applyDraft, claimDraft, toClaimDraft, type ClaimDraft } from './claim-draft.ts';
import { claimedPageQuery, prepareClaimedPage } from './queries.ts';

/** Where a claimant prepares the school's page until the claim is decided. */
export function ClaimPageScreen({ slug }: { slug: string }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(claimedPageQuery(api, slug));
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <div className="flex flex-col items-start gap-2">
        <Link asChild>
          <RouteLink {...links.claim(slug)}>Seu pedido</RouteLink>
        </Link>
        <Heading level={1} size="large">
          Preparar a página da escola
        </Heading>
        <Text tone="soft" className="max-w-prose">
          Só você vê o que guardar aqui, e nada aparece no site. Depois da aprovação, você confere e publica.
          Se o pedido não for aprovado ou você o cancelar, o rascunho é apagado.
        </Text>
      </div>
      <PreparedForm key={slug} slug={slug} page={data} />
    </PageWidth>
  );
}

function PreparedForm({ slug, page }: { slug: string; page: ClaimedPage }) {
  const { api, links, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const [draft] = useState(() => claimDraft(slug));
  const { stored } = useStoredDraft(() => draft);
  // As it was when the claimant began to type, also if the page is loaded again meanwhile.
  const [loaded] = useState(() => toClaimDraft(page));
  const [saved, setSaved] = useState<ClaimDraft>();
  const restored = stored && applyDraft(loaded, stored);
  const form = useForm<PageValues>({ defaultValues: loaded.values, values: restored?.values });
  const { seen, stored: before } = saved ?? restored ?? loaded;
  const write = useEffectEvent(() => {
    const values = form.getValues();
    if (differentFields(values, before).length > 0) draft.write({ values, seen, stored: before });
    else draft.clear();
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => write() }), [subscribe]);
  return (
    <Form
      form={form}
      aria-label="Rascunho da página"
      className="max-w-160"
      onSubmit={async (values) => {
        const prepared = await prepareClaimedPage(api, slug, { values, seen, stored: before });
        queryClient.setQueryData(claimedPageQuery(api, slug).queryKey, prepared);
        const next = toClaimDraft(prepared);
        setSaved(next);
        form.reset(next.values, { keepDirtyValues: false });
        // After the reset, which the form reports as a change of its values.
        draft.clear();
        showToast({ tone: 'success', title: 'Rascunho guardado. Só você vê.' });
      }}
      onSubmitError={submissionError}
    >
      <PageFields slug={slug} form={form} page={page} isClaim />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="large" className="max-sm:w-full">
          Guardar o rascunho
        </SubmitButton>
        <LinkButton asChild size="large" className="max-sm:w-full noscript:hidden">
          <RouteLink {...links.claimedPreview(slug)}>Ver como fica</RouteLink>
        </LinkButton>
      </div>
    </Form>
  );
}
