import type { SchoolRole } from '@melhor-escola/domain/panel-role';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import { type RefObject, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { useChange } from '../use-change.ts';
import { approveClaim, rejectClaim, type WaitingClaim } from './queries.ts';

const MIN_REASON_LENGTH = 5;
const MAX_REASON_LENGTH = 500;

export interface ClaimDecisionProps {
  claim: WaitingClaim;
  /** Gets the focus once the claim is decided, because it leaves the list with its buttons. */
  afterwards: RefObject<HTMLElement | null>;
}

/** A dialog whose decision takes the claim out of the list, or says why it does not. */
function useDecisionDialog(afterwards: ClaimDecisionProps['afterwards']) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { isRunning, problem, change, giveUp } = useChange();
  const setOpen = (open: boolean) => {
    setIsOpen(open);
    if (!open) giveUp();
  };
  const decide = async (call: () => Promise<unknown>, done: string) => {
    const callOnce = async () => {
      await call();
      setIsDone(true);
    };
    if (await change(callOnce, done)) setIsOpen(false);
  };
  const finalFocus = isDone ? afterwards : undefined;
  return { isOpen, isRunning, problem, setOpen, decide, finalFocus };
}

const roleLabels: Readonly<Record<SchoolRole, string>> = {
  owner: 'Responsável: cuida da escola e decide quem mais cuida',
  staff: 'Da equipe: cuida da escola',
};

/** Approves a claim. The first person of a school becomes its owner; another, staff, unless our team says otherwise. */
export function ApproveClaim({ claim: { id, claimant, school, owners }, afterwards }: ClaimDecisionProps) {
  const { api } = usePanelPorts();
  const { isOpen, isRunning, problem, setOpen, decide, finalFocus } = useDecisionDialog(afterwards);
  const [role, setRole] = useState<SchoolRole>(owners.length === 0 ? 'owner' : 'staff');
  const approve = () =>
    decide(() => approveClaim(api, id, role), `Pedido aprovado: ${claimant.name} cuida de ${school.name}.`);
  return (
    <Dialog
      title={`Aprovar o pedido de ${claimant.name}?`}
      open={isOpen}
      onOpenChange={setOpen}
      finalFocus={finalFocus}
      trigger={
        <Button variant="primary" size="small">
          Aprovar<span className="sr-only">{` o pedido de ${claimant.name}`}</span>
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Voltar</Button>
          <Button variant="primary" loading={isRunning} onClick={() => void approve()}>
            Aprovar
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {problem !== undefined && <Alert tone="danger" live title={problem} />}
        <Text>{`A partir de agora a pessoa cuida de ${school.name}, e recebe um e-mail.`}</Text>
        <RadioGroup
          legend="Com que papel?"
          value={role}
          onValueChange={(value) => setRole(value === 'owner' ? 'owner' : 'staff')}
        >
          <Radio value="owner" label={roleLabels.owner} />
          <Radio value="staff" label={roleLabels.staff} />
        </RadioGroup>
      </div>
    </Dialog>
  );
}

/** Rejects a claim with a reason, which its claimant reads in a mail. */
export function RejectClaim({ claim: { id, claimant }, afterwards }: ClaimDecisionProps) {
  const { api } = usePanelPorts();
  const { isOpen, problem, setOpen, decide, finalFocus } = useDecisionDialog(afterwards);
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <Dialog
      title={`Recusar o pedido de ${claimant.name}`}
      open={isOpen}
      onOpenChange={setOpen}
      finalFocus={finalFocus}
      trigger={
        <Button size="small">
          Recusar<span className="sr-only">{` o pedido de ${claimant.name}`}</span>
        </Button>
      }
    >
      <Form
        form={form}
        aria-label="Recusa"
        className="flex flex-col gap-4 pb-2"
        onSubmit={async ({ reason }) => {
          const text = reason.trim();
          if (text.length < MIN_REASON_LENGTH)
            return { fields: { reason: 'Explique em algumas palavras, para a pessoa entender.' } };
          await decide(() => rejectClaim(api, id, text), `Pedido recusado: ${claimant.name}.`);
          return undefined;
        }}
      >
        {problem !== undefined && <Alert tone="danger" live title={problem} />}
        <Field form={form} name="reason" displayName="motivo" rules={[required]}>
          {(field) => (
            <Textarea
              label="Motivo"
              hint="Vai no e-mail. A pessoa pode pedir de novo a partir de amanhã."
              rows={3}
              maximum={MAX_REASON_LENGTH}
              {...field}
            />
          )}
        </Field>
        <SubmitButton variant="danger" className="sm:self-start">
          Recusar e avisar
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
