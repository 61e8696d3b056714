import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Icon } from '@melhor-escola/ui/icon';
import { Text } from '@melhor-escola/ui/text';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useDebouncedValue } from '@melhor-escola/ui/hooks';

/** A response that takes longer counts as slow. */
const SLOW_AFTER_MS = 4_000;

const sentences = {
  offline:
    'Você está sem conexão. O que já carregou continua aqui; a busca segue sozinha quando a conexão voltar.',
  slow: 'A conexão está lenta. O que você vê é da busca anterior; seguimos tentando.',
} as const;

/** Notice that the browser is offline or the connection slow, and that nothing is lost. Renders nothing otherwise. */
export function ConnectionNotice({ isWaiting }: { isWaiting: boolean }) {
  const isOnline = useOnline();
  const isSlow = useDebouncedValue(isWaiting, SLOW_AFTER_MS) && isWaiting;
  const sentence = (!isOnline && sentences.offline) || (isSlow && sentences.slow) || '';
  useAnnouncement(sentence);
  if (!sentence) return null;
  return (
    <Text
      size="small"
      className="tall:sticky bottom-4 z-20 order-last flex items-center gap-3 rounded-card bg-warning-wash px-4 py-3 text-warning shadow-float"
    >
      <Icon as={WifiOff} className="shrink-0" />
      <span>{sentence}</span>
    </Text>
  );
}

/** `navigator.onLine`; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
