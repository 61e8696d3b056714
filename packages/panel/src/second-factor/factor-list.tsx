import { readContent } from '@melhor-escola/api-client/api';
import type { SecondFactor } from '@melhor-escola/api-client/panel';
import { formatDate } from '@melhor-escola/domain/date';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useRef, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { useAction, useReload } from './use-action.ts';

export interface FactorListProps {
  factor: SecondFactor;
  onNewCodes: (codes: readonly string[]) => Promise<void>;
}

/** The factors of the account, to remove, and its recovery codes, to replace. Removal asks once more. */
export function FactorList({ factor, onNewCodes }: FactorListProps) {
  const { api, showToast } = usePanelPorts();
  const reload = useReload();
  const { run, isRunning, problem } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const canChange = factor.status === 'shown';
  const done = async (title: string) => {
    showToast({ tone: 'success', title });
    await reload();
    // The button that was pressed has gone with its row.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="formas" className="flex flex-col gap-4">
      <Heading level={2} id="formas" ref={heading} tabIndex={-1}>
        Suas formas de confirmar
      </Heading>
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <ul className="flex flex-col">
        {factor.passkeys.map(({ id, device, createdAt, lastUsedAt }) => (
          <FactorRow
            key={id}
            name={`Chave de acesso, ${device}`}
            note={`Criada em ${formatDate(new Date(createdAt))}${lastUsedAt === null ? '' : `, usada em ${formatDate(new Date(lastUsedAt))}`}`}
            canRemove={canChange}
            isRunning={isRunning}
            onRemove={() =>
              void run(async () => {
                await api.POST('/v3/account/user/second-factor/passkeys/remove', { body: { id } });
                await done('Chave de acesso removida.');
              })
            }
          />
        ))}
        {factor.authenticatorSince !== null && (
          <FactorRow
            name="Aplicativo de códigos"
            note={`Conectado em ${formatDate(new Date(factor.authenticatorSince))}`}
            canRemove={canChange}
            isRunning={isRunning}
            onRemove={() =>
              void run(async () => {
                await api.DELETE('/v3/account/user/second-factor/authenticator');
                await done('Aplicativo de códigos removido.');
              })
            }
          />
        )}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-3 first:border-t-0">
          <div>
            <Text>Códigos de recuperação</Text>
            <Text size="small" tone="soft">
              {factor.recoveryCodesLeft === 1 ? 'Resta 1' : `Restam ${factor.recoveryCodesLeft}`}
            </Text>
          </div>
          {canChange && (
            <Button
              size="small"
              className="noscript:hidden"
              loading={isRunning}
              onClick={() =>
                void run(async () => {
                  const { recoveryCodes } = await readContent(
                    api.POST('/v3/account/user/second-factor/recovery-codes'),
                  );
                  await onNewCodes(recoveryCodes);
                })
              }
            >
              Gerar códigos novos
            </Button>
          )}
        </li>
      </ul>
    </section>
  );
}

interface FactorRowProps {
  name: string;
  note: string;
  canRemove: boolean;
  isRunning: boolean;
  onRemove: () => void;
}

function FactorRow({ name, note, canRemove, isRunning, onRemove }: FactorRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-3 first:border-t-0">
      <div className="min-w-0">
        <Text className="wrap-anywhere">{name}</Text>
        <Text size="small" tone="soft">
          {note}
        </Text>
      </div>
      {canRemove && (
        <div className="flex gap-2 noscript:hidden">
          {isAsking && (
            <Button size="small" variant="danger" loading={isRunning} onClick={onRemove}>
              Remover mesmo
              <span className="sr-only">{` ${name}`}</span>
            </Button>
          )}
          <Button size="small" onClick={() => setIsAsking(!isAsking)}>
            <span>{isAsking ? 'Cancelar' : 'Remover'}</span>
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
