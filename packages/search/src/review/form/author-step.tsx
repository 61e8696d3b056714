import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { labelOf, ReviewField } from './review-field.tsx';
import type { ReviewFormHandle } from './use-review-form.ts';

/** Who wrote it: the name that is shown, and the mailbox that is not. */
export function AuthorStep({ form }: { form: ReviewFormHandle }) {
  const { links } = useSearchPorts();
  return (
    <>
      <ReviewField form={form} name="userName">
        {(field) => (
          <Input
            label={labelOf('userName')}
            hint="Aparece na avaliação. Pode ser só o primeiro nome."
            autoComplete="name"
            {...field}
          />
        )}
      </ReviewField>
      <ReviewField form={form} name="userEmail">
        {(field) => (
          <Input
            label={labelOf('userEmail')}
            hint="Não aparece no site. Enviamos a ele um link para você confirmar a avaliação."
            type="email"
            autoComplete="email"
            {...field}
          />
        )}
      </ReviewField>
      <Text size="small" tone="soft">
        Ao enviar, você concorda com os{' '}
        <Link asChild>
          <RouteLink to={links.terms()}>Termos de uso</RouteLink>
        </Link>
        . O que guardamos, por quanto tempo e como apagar está na{' '}
        <Link asChild>
          <RouteLink to={links.privacy()}>Política de privacidade</RouteLink>
        </Link>
        .
      </Text>
    </>
  );
}
