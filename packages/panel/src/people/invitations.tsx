import type { SchoolPeople } from '@melhor-escola/api-client/panel';
import { formatDate } from '@melhor-escola/domain/date';
import { emailProblem } from '@melhor-escola/domain/email-address';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { deviceStore, tabStorage, useStoredDraft } from '@melhor-escola/ui/device-store';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionError } from '../submission-error.ts';
import { roleNames } from './member-item.tsx';
import { peopleQuery } from './queries.ts';
import { useChange } from '../use-change.ts';

type Invitation = SchoolPeople['invitations'][number];

export interface InvitationsProps {
  slug: string;
  invitations: readonly Invitation[];
  mayManage: boolean;
  /** When the list was loaded, in ms since 1970. */
  now: number;
}

/** Open invitations, each of which can be sent again or withdrawn. */
export function Invitations({ slug, invitations, mayManage, now }: InvitationsProps) {
  return (
    <section aria-labelledby="convites" className="flex flex-col gap-3">
      <Heading level={2} id="convites">
        Convites em aberto
      </Heading>
      {invitations.length === 0 ? (
        <Text tone="soft">Nenhum convite espera resposta.</Text>
      ) : (
        <ul className="flex flex-col">
          {invitations.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-3"
            >
              <div className="min-w-0">
                <Text className="wrap-anywhere">{invitation.email}</Text>
                <Text size="small" tone="soft">
                  {`${roleNames[invitation.role]}. ${validity(invitation, now)}`}
                </Text>
              </div>
              {mayManage && <InvitationActions slug={slug} invitation={invitation} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function validity({ expiresAt }: Invitation, now: number): string {
  const day = formatDate(new Date(expiresAt));
  return Date.parse(expiresAt) > now ? `Vale até ${day}.` : `Expirou em ${day}.`;
}

function InvitationActions({ slug, invitation }: { slug: string; invitation: Invitation }) {
  const { api } = usePanelPorts();
  const { isRunning, problem, change } = useChange();
  const { id, email, role } = invitation;
  const again = () =>
    api.POST('/v3/panel/schools/{school}/invitations', {
      params: { path: { school: slug } },
      body: { email, role },
    });
  const withdraw = () =>
    api.DELETE('/v3/panel/schools/{school}/invitations/{id}', { params: { path: { school: slug, id } } });
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden">
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <Button
        size="small"
        disabled={isRunning}
        onClick={() => void change(again, `Enviamos outro convite a ${email}.`)}
      >
        Enviar de novo<span className="sr-only">{` a ${email}`}</span>
      </Button>
      <Button size="small" disabled={isRunning} onClick={() => void change(withdraw, 'Convite cancelado.')}>
        Cancelar convite<span className="sr-only">{` de ${email}`}</span>
      </Button>
    </div>
  );
}

const isEmail: Rule<string> = (text) => emailProblem(text.trim()) ?? true;

interface InvitedPerson {
  readonly email: string;
  readonly role: string | null;
}

const empty: InvitedPerson = { email: '', role: 'staff' };

/** The unsent invitation of a school in this tab: it survives a reload and the way to the second factor. */
const invitationDraft = (slug: string) =>
  deviceStore<InvitedPerson>(tabStorage, `montilla:panel-invitation-${slug}`, ({ email, role }) =>
    typeof email === 'string' && typeof role === 'string' ? { email, role } : undefined,
  );

/** Invites somebody by e-mail. */
export function InviteForm({ slug }: { slug: string }) {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const { stored, save } = useStoredDraft(() => invitationDraft(slug));
  const form = useForm<InvitedPerson>({ defaultValues: empty, values: stored });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [subscribe, save],
  );
  return (
    <section aria-labelledby="convidar" className="flex max-w-prose flex-col gap-3 noscript:hidden">
      <Heading level={2} id="convidar">
        Convidar uma pessoa
      </Heading>
      <Form
        form={form}
        aria-labelledby="convidar"
        onSubmit={async ({ email, role }) => {
          await api.POST('/v3/panel/schools/{school}/invitations', {
            params: { path: { school: slug } },
            body: { email: email.trim(), role: role === 'owner' ? 'owner' : 'staff' },
          });
          form.reset(empty);
          showToast({ tone: 'success', title: `Convite enviado a ${email.trim()}.` });
          await queryClient.invalidateQueries({ queryKey: peopleQuery(api, slug).queryKey });
        }}
        onSubmitError={submissionError}
        className="flex flex-col items-start gap-4"
      >
        <Field form={form} name="email" displayName="e-mail" rules={[required, isEmail]}>
          {(field) => (
            <Input
              label="E-mail da pessoa"
              hint="Ela recebe um link que vale por 7 dias, para uma conta com este e-mail."
              type="email"
              autoComplete="off"
              className="w-full"
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="role" displayName="acesso">
          {(field) => (
            <RadioGroup legend="Acesso" {...field}>
              <Radio value="staff" label="Equipe" hint="Cuida das bolsas, da página e das respostas." />
              <Radio value="owner" label="Responsável" hint="O mesmo, e decide quem mais tem acesso." />
            </RadioGroup>
          )}
        </Field>
        <SubmitButton>Enviar o convite</SubmitButton>
      </Form>
    </section>
  );
}
