import type { SchoolPage } from '@melhor-escola/api-client/panel';
import { readPhone } from '@melhor-escola/domain/phone-number';
import type { LinkTarget } from '@melhor-escola/domain/routes';
import { parseVisitHours } from '@melhor-escola/domain/visit-hours';
import { LinkButton } from '@melhor-escola/ui/button';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { applyDraft, claimDraft, toClaimDraft } from '../claim-page/claim-draft.ts';
import { claimedPageQuery } from '../claim-page/queries.ts';
import { pageDraft } from '../page/page-draft.ts';
import {
  differentFields,
  firstValues,
  type PageField,
  pageFieldNames,
  toPageValues,
  type PageValues,
} from '../page/page-values.ts';
import { pageQuery } from '../page/queries.ts';
import { usePanelPorts } from '../ports.tsx';

/** What the public page will show. */
export interface PreviewedPage extends Pick<PageValues, 'name' | 'methodologies' | 'amenities'> {
  readonly description: string | undefined;
  /** Digits. */
  readonly phone: string | undefined;
  readonly whatsapp: string | undefined;
  readonly website: string | undefined;
  readonly visitHours: string | undefined;
  readonly census: SchoolPage['census']['amenities'];
}

export interface PreviewScreenProps {
  slug: string;
  /** Renders the public page, which is another feature's: the host knows it. */
  children: (page: PreviewedPage) => ReactNode;
}

/** The public page with what is typed in this tab and not published: nobody else sees it. */
export function PreviewScreen({ slug, children }: PreviewScreenProps) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(pageQuery(api, slug));
  const { stored } = useStoredDraft(() => pageDraft(slug));
  const values = stored?.values ?? firstValues(data);
  const changed = differentFields(values, toPageValues(data));
  return (
    <>
      <PreviewBar back={links.page(slug)}>
        {changed.length === 0
          ? 'Nada foi mudado: é a página publicada.'
          : `Ainda não publicado: ${listFields(changed)}.`}
      </PreviewBar>
      {children(toPreview(data, values))}
    </>
  );
}

/** The public page with what a claimant prepares, in the service or in this tab: nobody else sees it before the approval. */
export function ClaimPreviewScreen({ slug, children }: PreviewScreenProps) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(claimedPageQuery(api, slug));
  const { stored } = useStoredDraft(() => claimDraft(slug));
  const prepared = toClaimDraft(data);
  const { values } = stored ? applyDraft(prepared, stored) : prepared;
  const changed = differentFields(values, prepared.values);
  return (
    <>
      <PreviewBar back={links.claimedPage(slug)}>
        {changed.length === 0
          ? 'Assim fica a página se você publicar o rascunho depois da aprovação.'
          : `Ainda não guardado no rascunho: ${listFields(changed)}.`}
      </PreviewBar>
      {children(toPreview(data, values))}
    </>
  );
}

const listFields = (fields: readonly PageField[]) => fields.map((field) => pageFieldNames[field]).join(', ');

interface PreviewBarProps {
  /** Where it is edited. */
  back: LinkTarget;
  /** How what is shown stands. */
  children: string;
}

function PreviewBar({ back, children }: PreviewBarProps) {
  return (
    <section
      aria-label="Prévia"
      className="tall:sticky top-0 z-30 border-b border-hairline bg-card shadow-float"
    >
      <PageWidth className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0">
          <Text weight="strong">Prévia: só você vê</Text>
          <Text size="small" tone="soft">
            {children}
          </Text>
        </div>
        <LinkButton asChild>
          <RouteLink {...back}>Voltar a editar</RouteLink>
        </LinkButton>
      </PageWidth>
    </section>
  );
}

/** What cannot be saved yet, such as half a phone number, is not shown. */
function toPreview({ census }: Pick<SchoolPage, 'census'>, values: PageValues): PreviewedPage {
  const { name, methodologies, amenities } = values;
  return {
    name,
    methodologies,
    amenities,
    description: values.description.trim() || undefined,
    phone: readPhone(values.phone),
    whatsapp: readPhone(values.whatsapp),
    website: values.website.trim() || undefined,
    visitHours: parseVisitHours(values.visitHours.trim()) && values.visitHours.trim(),
    census: census.amenities,
  };
}
