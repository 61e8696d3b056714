import type { OperatedTexts } from '@melhor-escola/api-client/panel';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Pagination } from '@melhor-escola/ui/pagination';
import { Link as RouteLink, useRouter } from '@tanstack/react-router';
import { usePanelPorts } from '../ports.tsx';
import { type OperatedTextsSearch, readSchoolSlug } from './search-params.ts';

/** Leads to all texts about a school, such as to one that was rejected, or whose author asks by telephone to remove it; and back. */
export function SchoolTextsForm({ school }: Pick<OperatedTexts, 'school'>) {
  const { links } = usePanelPorts();
  const router = useRouter();
  const form = useForm({ defaultValues: { address: '' } });
  if (school)
    return (
      <Link asChild className="self-start">
        <RouteLink {...links.moderation()}>Só o que espera</RouteLink>
      </Link>
    );
  return (
    <Form
      form={form}
      aria-label="Todos os textos de uma escola"
      className="flex flex-wrap items-end gap-3 noscript:hidden"
      onSubmit={async ({ address }) => {
        const escola = readSchoolSlug(address);
        if (escola === undefined)
          return { fields: { address: 'Cole o endereço da página da escola no site.' } };
        await router.navigate(links.moderation({ escola }));
        return undefined;
      }}
    >
      <Field form={form} name="address" displayName="página da escola" rules={[required]}>
        {(field) => <Input label="Todos os textos de uma escola" hint="Endereço da página dela" {...field} />}
      </Field>
      <SubmitButton>Mostrar</SubmitButton>
    </Form>
  );
}

export interface TextPagesProps {
  search: OperatedTextsSearch;
  list: OperatedTexts;
}

/** Of a school's texts. What waits has no pages to turn: what is decided makes room for the next. */
export function TextPages({ search: { escola }, list: { school, page, pages } }: TextPagesProps) {
  const { links } = usePanelPorts();
  const router = useRouter();
  if (!school || pages === 1) return null;
  const target = (pagina: number) => links.moderation({ escola, pagina: pagina === 1 ? undefined : pagina });
  return (
    <Pagination
      page={page}
      count={pages}
      slots={5}
      hrefFor={(to) => router.buildLocation(target(to)).href}
      renderLink={(props, to) => {
        // On the first and last page, the kit's link points to the current page; the router would mark it as active.
        if (props['aria-disabled']) return <a {...props}>{props.children}</a>;
        const { href: _, ...link } = props;
        return <RouteLink activeOptions={{ exact: true }} {...target(to)} {...link} />;
      }}
    />
  );
}
