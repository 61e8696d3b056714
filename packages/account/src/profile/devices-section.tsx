import { type Api } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { DeviceSession } from '@melhor-escola/api-client/account';
import { formatDate, isoDay } from '@melhor-escola/domain/date';
import { Alert } from '@melhor-escola/ui/alert';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountSection, focusSection, AsyncSection } from '../account-section.tsx';
import { useSubmissionError } from '../authenticated/ended-session.ts';
import { useAccountPorts } from '../ports.tsx';
import { devicesQuery } from './queries.ts';

const id = 'aparelhos';

/** The devices with a session of the user, each of which can be signed out here (S2). */
export function DevicesSection() {
  const { api } = useAccountPorts();
  const devices = useQuery(devicesQuery(api));
  return (
    <AccountSection
      id={id}
      title="Aparelhos conectados"
      intro="Onde você está com a conta aberta. Não reconhece algum? Desconecte-o e troque a senha."
    >
      <AsyncSection query={devices} what="seus aparelhos">
        {(found) => <Devices devices={found} now={new Date(devices.dataUpdatedAt)} />}
      </AsyncSection>
    </AccountSection>
  );
}

function Devices({ devices, now }: { devices: readonly DeviceSession[]; now: Date }) {
  const { ending, problem, end } = useEndSessions();
  const others = devices.filter(({ current }) => !current);
  const own = devices.filter(({ current }) => current);
  return (
    <div className="flex flex-col gap-4">
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <ul className="flex flex-col">
        {[...own, ...others].map((device) => (
          <li
            key={device.id}
            className="flex items-center justify-between gap-4 border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <Text className="wrap-anywhere">{device.device}</Text>
              {device.current ? (
                <Badge tone="confirm">Este aparelho</Badge>
              ) : (
                <Text size="small" tone="soft">
                  {`Último acesso ${lastSeen(new Date(device.lastSeenAt), now)}`}
                </Text>
              )}
            </div>
            {!device.current && (
              <Button
                size="small"
                className="shrink-0 noscript:hidden"
                loading={ending.includes(device.id)}
                onClick={() => void end([device])}
              >
                Desconectar
                <span className="sr-only">{` ${device.device}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          className="self-start noscript:hidden max-sm:w-full"
          loading={ending.length > 1}
          onClick={() => void end(others)}
        >
          Desconectar todos os outros
        </Button>
      )}
    </div>
  );
}

/** Ends the sessions of devices and refreshes the list. */
function useEndSessions() {
  const { api, showToast } = useAccountPorts();
  const queryClient = useQueryClient();
  const mapAccountError = useSubmissionError();
  const [ending, setEnding] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const end = async (devices: readonly DeviceSession[]) => {
    if (ending.length > 0) return;
    setEnding(devices.map((device) => device.id));
    setProblem(undefined);
    try {
      for (const device of devices) await endOne(api, device.id);
      showToast({ tone: 'success', title: endedMessage(devices) });
      focusSection(id);
    } catch (error) {
      const apiError = mapAccountError(error);
      setProblem(apiError?.form ?? 'Não conseguimos desconectar o aparelho. Tente de novo.');
      if (!apiError) throw error;
    } finally {
      await queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey });
      setEnding([]);
    }
  };
  return { ending, problem, end };
}

/** A session that has already ended counts as success. */
async function endOne(api: Api, session: number): Promise<void> {
  try {
    await api.DELETE('/v3/account/auth/sessions/{id}', { params: { path: { id: session } } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

function endedMessage(devices: readonly DeviceSession[]): string {
  const [first] = devices;
  return devices.length === 1 && first
    ? `${first.device}: desconectado.`
    : `${devices.length} aparelhos desconectados.`;
}

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** Number of calendar days between two moments, in the time zone of Brasília. */
function daysBetween(before: Date, after: Date): number {
  return Math.round((Date.parse(isoDay(after)) - Date.parse(isoDay(before))) / DAY_MS);
}

/**
 * When a device was last used, in everyday words: 'agora há pouco', 'hoje', 'ontem', 'há 3 dias', 'em 05/03/2026'. The
 * service stores it to the hour.
 */
export function lastSeen(seenAt: Date, now: Date): string {
  if (now.getTime() - seenAt.getTime() < 2 * HOUR_MS) return 'agora há pouco';
  const days = daysBetween(seenAt, now);
  if (days === 0) return 'hoje';
  if (days === 1) return 'ontem';
  return days <= 30 ? `há ${days} dias` : `em ${formatDate(seenAt)}`;
}
