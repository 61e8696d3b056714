import type { SchoolMailChoice } from '@melhor-escola/api-client/panel';
import { quietHours } from '@melhor-escola/domain/time-zone';
import { Alert } from '@melhor-escola/ui/alert';
import { Switch } from '@melhor-escola/ui/switch';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { useChange } from '../use-change.ts';

const clock = (time: string) => `${Number(time.slice(0, 2))}h`;

const topics = [
  {
    key: 'digest',
    label: 'Resumo da manhã',
    hint: 'Às 7h30, o que espera pela equipe. Se nada espera, não enviamos.',
    on: 'Você recebe o resumo da manhã.',
    off: 'Você não recebe mais o resumo da manhã.',
  },
  {
    key: 'urgent',
    label: 'Avisos na hora',
    hint: `Cada novo pedido de visita e cada bolsa paga. Das ${clock(quietHours.from)} às ${clock(quietHours.until)}, no horário da escola, eles esperam.`,
    on: 'Você recebe os avisos na hora.',
    off: 'Você não recebe mais os avisos na hora.',
  },
] as const;

export interface MailChoiceProps {
  slug: string;
  /** What the current user gets now. */
  choice: SchoolMailChoice;
  /** Their address. */
  email: string;
}

/** Which e-mails the current user gets about the school. */
export function MailChoice({ slug, choice, email }: MailChoiceProps) {
  const { api } = usePanelPorts();
  const { isRunning, problem, change } = useChange();
  /** What is being stored: shown at once. */
  const [pending, setPending] = useState<SchoolMailChoice>();
  const choose = async (next: SchoolMailChoice, done: string) => {
    setPending(next);
    await change(
      () => api.PUT('/v3/panel/schools/{school}/mails', { params: { path: { school: slug } }, body: next }),
      done,
    );
    setPending(undefined);
  };
  return (
    <section aria-labelledby="avisos" className="flex max-w-prose flex-col gap-3 noscript:hidden">
      <Heading level={2} id="avisos">
        Seus avisos por e-mail
      </Heading>
      <Text tone="soft" className="wrap-anywhere">{`Para ${email}, só sobre esta escola.`}</Text>
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      {topics.map(({ key, label, hint, on, off }) => (
        <Switch
          key={key}
          label={label}
          hint={hint}
          checked={(pending ?? choice)[key]}
          loading={isRunning}
          onCheckedChange={(checked) => void choose({ ...choice, [key]: checked }, checked ? on : off)}
        />
      ))}
    </section>
  );
}
