import type { OperatedTexts } from '@melhor-escola/api-client/panel';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Link as RouteLink, useRouter } from '@tanstack/react-router';
import { usePanelPorts } from '../ports.tsx';
import { readSchoolSlug } from './search-params.ts';

/** Leads to all texts about a school, such as to one that was rejected, or whose author asks by telephone to remove it; and back. */
export function SchoolTextsForm({ school }: Pick<OperatedTexts, 'school'>) {
  const { links } = usePanelPorts();
  const router = useRouter();
  const form = useForm({ defaultValues: { address: '' } });
  if (school)
    return (
      <Link asChild className="self-start">
        <RouteLink {...links.moderation()}>Só os pendentes</RouteLink>
      </Link>
    );
  return (
    <Form
      form={form}
      aria-label="Todos os textos de uma escola"
      className="max-w-prose gap-3 sm:flex-row sm:items-end noscript:hidden"
      onSubmit={async ({ address }) => {
        const escola = readSchoolSlug(address);
        if (escola === undefined)
          return { fields: { address: 'Cole o endereço da página da escola no site.' } };
        await router.navigate(links.moderation({ escola }));
        return undefined;
      }}
    >
      <Field form={form} name="address" displayName="página da escola" rules={[required]}>
        {(field) => (
          <div className="flex-auto">
            <Input label="Todos os textos de uma escola" hint="Endereço da página dela" {...field} />
          </div>
        )}
      </Field>
      <SubmitButton className="sm:self-end">Mostrar</SubmitButton>
    </Form>
  );
}
