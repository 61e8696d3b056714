import type { SchoolPage as Page } from '@melhor-escola/api-client/panel';
import { amenities, amenityGroupNames, type AmenityGroup } from '@melhor-escola/domain/amenity';
import { formatDate } from '@melhor-escola/domain/date';
import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';
import { Field } from '@melhor-escola/ui/field';
import type { useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { usePanelPorts } from '../ports.tsx';
import {
  MAX_DESCRIPTION,
  methodologies,
  pageFieldNames,
  pageRules,
  type PageField,
  type PageValues,
  type TextField,
} from './page-values.ts';

export interface PageFieldsProps {
  slug: string;
  form: ReturnType<typeof useForm<PageValues>>;
  /** As it is published. */
  page: PageSources;
  /** Whether a claimant fills it in: the e-mail may be the proof of the claim, and scholarships are not theirs yet. */
  isClaim?: boolean | undefined;
}

type PageSources = Pick<Page, 'registeredName' | 'stated' | 'census'>;

/** All that a school states of itself, in the order of its public page. */
export function PageFields({ slug, form, page, isClaim = false }: PageFieldsProps) {
  const text = (name: TextField, props: Omit<ComponentProps<typeof Input>, 'name' | 'value'>) => (
    <Field form={form} name={name} displayName={pageFieldNames[name]} rules={pageRules(name)}>
      {(field) => <Input {...props} hint={source(page, name) ?? props.hint} {...field} />}
    </Field>
  );
  return (
    <>
      <Section title="Nome e descrição">
        {text('name', {
          label: 'Nome que as famílias conhecem',
          hint: page.registeredName === null ? undefined : `No registro: ${page.registeredName}`,
          autoComplete: 'organization',
        })}
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
        <Field form={form} name="methodologies" displayName={pageFieldNames.methodologies}>
          {(field) => (
            <CheckboxGroup
              legend="Como a escola ensina"
              hint={source(page, 'methodologies') ?? 'Marque só o que a família vai ver na sala de aula.'}
              {...field}
              value={field.value}
            >
              <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
                {methodologies.map((tag) => (
                  <Checkbox key={tag.slug} value={tag.slug} label={tag.name} />
                ))}
              </div>
            </CheckboxGroup>
          )}
        </Field>
      </Section>
      <Section title="Contato e visitas">
        {text('phone', {
          label: 'Telefone',
          type: 'tel',
          hint: 'Do censo escolar. Com o DDD.',
          autoComplete: 'tel',
        })}
        {text('whatsapp', {
          label: 'WhatsApp',
          type: 'tel',
          hint: 'As famílias escrevem para este número. Vazio: o telefone, se for celular.',
          autoComplete: 'tel',
        })}
        {!isClaim &&
          text('email', {
            label: 'E-mail',
            type: 'email',
            hint: 'Recebe os pedidos de visita e as perguntas. Não aparece no site.',
            autoComplete: 'email',
          })}
        {text('website', {
          label: 'Site',
          hint: 'Como www.escola.com.br',
          inputMode: 'url',
          autoComplete: 'url',
        })}
        {text('visitHours', {
          label: 'Quando recebe visitas',
          hint: 'Como segunda a sexta, das 8h às 11h30 e das 13h30 às 17h. Vazio: horário comercial.',
        })}
      </Section>
      <Section title="Estrutura">
        <Field form={form} name="amenities" displayName={pageFieldNames.amenities}>
          {(field) => (
            <CheckboxGroup
              legend="O que a escola tem"
              hint={amenitiesHint(page)}
              {...field}
              value={field.value}
            >
              <AmenityChoices census={page.census} chosen={field.value} />
            </CheckboxGroup>
          )}
        </Field>
      </Section>
      {!isClaim && <Extras slug={slug} />}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}

const groups = Object.keys(amenityGroupNames).filter(
  (group): group is AmenityGroup => group in amenityGroupNames,
);

/** Each amenity with what the census says of it, so that nobody corrects it unknowingly. */
function AmenityChoices({ census, chosen }: Pick<Page, 'census'> & { chosen: readonly string[] }) {
  return (
    <div className="flex flex-col gap-5">
      {groups.map((group) => (
        <div key={group} className="flex flex-col gap-1">
          <Text weight="strong">{amenityGroupNames[group]}</Text>
          <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
            {amenities
              .filter((amenity) => amenity.group === group)
              .map(({ slug, name }) => (
                <Checkbox
                  key={slug}
                  value={slug}
                  label={name}
                  hint={censusHint(census.amenities[slug], chosen.includes(slug))}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function censusHint(stated: boolean | undefined, isChosen: boolean): string {
  if (stated === undefined)
    return isChosen ? 'Censo: não divulgado. A escola informa' : 'Censo: não divulgado';
  const text = stated ? 'Censo: tem' : 'Censo: não tem';
  return stated === isChosen ? text : `${text}. A escola corrige`;
}

function amenitiesHint(page: PageSources): string {
  const { year } = page.census;
  const census = year === null ? 'Censo Escolar' : `Censo Escolar ${year}`;
  const corrected = source(page, 'amenities');
  const rule = `Fonte: ${census}. O que você mudar aparece como informado pela escola e não muda no censo.`;
  return corrected === undefined ? rule : `${corrected}. ${rule}`;
}

/** Extras have prices and belong to a grade: they stand in each scholarship. */
function Extras({ slug }: { slug: string }) {
  const { links } = usePanelPorts();
  return (
    <Section title="Extras">
      <Text>
        Material, uniforme, alimentação e transporte ficam em cada bolsa, com o preço do ano.{' '}
        <Link asChild>
          <RouteLink {...links.offers(slug)}>Ver as bolsas</RouteLink>
        </Link>
      </Text>
    </Section>
  );
}

/** 'Informado pela escola em 30/11/2026'; undefined for what another source states. */
function source({ stated }: Pick<PageSources, 'stated'>, field: PageField): string | undefined {
  const time = stated[field];
  return time === undefined ? undefined : `Informado pela escola em ${formatDate(new Date(time))}`;
}
