import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { required } from '../field/rules.ts';
import { Input } from '../input/input.tsx';
import { Form, SubmitButton } from './form.tsx';
import { useForm } from './use-form.ts';

function Contact({ defaultValues }: { defaultValues: { name: string } }) {
  const form = useForm({ defaultValues });
  return (
    <Form form={form} action="/contato" method="post" onSubmit={() => {}}>
      <Field form={form} name="name" displayName="nome" rules={[required]}>
        {(field) => <Input label="Nome" {...field} />}
      </Field>
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}

/** Rules beside a schema. */
function Twice() {
  const form = useForm({
    defaultValues: { name: '' },
    resolver: (values: { name: string }) => ({ values, errors: {} }),
  });
  return (
    <Field form={form} name="name" displayName="nome" rules={[required]}>
      {(field) => <Input label="Nome" {...field} />}
    </Field>
  );
}

describe('Form', () => {
  it("P3 is a plain form in the server's markup, validated by the browser until hydration", () => {
    const markup = renderToStaticMarkup(<Contact defaultValues={{ name: 'Ana' }} />);
    expect(markup).toMatch(/<form [^>]*action="\/contato"/);
    expect(markup).not.toContain('noValidate');
    expect(markup).toMatch(/<input [^>]*name="name"/);
    expect(markup).toMatch(/<input [^>]*required=""/);
    expect(markup).toContain('value="Ana"');
    expect(markup).toContain('type="submit"');
  });

  it('warns a developer about rules beside a resolver', () => {
    expect(() => renderToStaticMarkup(<Twice />)).toThrow(
      'Field: "name" has rules in a form with a resolver, so two would validate it and only the resolver does.',
    );
  });

  it('warns a developer about a field without an initial value', () => {
    expect(() => renderToStaticMarkup(<Contact defaultValues={{} as { name: string }} />)).toThrow(
      "Field: \"name\" has no value at first, so its control could not distinguish 'nothing yet' from 'not mine'. Give it one in defaultValues of useForm, such as ''.",
    );
  });
});
