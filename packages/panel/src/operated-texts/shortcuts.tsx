import { type DeviceStorage, deviceStore } from '@melhor-escola/ui/device-store';
import { Switch } from '@melhor-escola/ui/switch';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** What each key does. */
const keyLabels = {
  J: 'próximo',
  K: 'anterior',
  P: 'publicar',
  S: 'segurar',
  R: 'recusar',
  Z: 'desfazer',
} as const;

type ShortcutKey = keyof typeof keyLabels;

export type Shortcuts = Readonly<Record<ShortcutKey, () => void>>;

const localStorage: DeviceStorage = () => (typeof window === 'undefined' ? undefined : window.localStorage);

/** Fields that letters are typed into, and layers, which have keys of their own. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog]';

const isShortcut = (key: string): key is ShortcutKey => key in keyLabels;

/**
 * Runs a function per key while the keys are on. They can be switched off, because a speech user's words are keys to the page (WCAG 2.1.4). A
 * key that is held down counts once.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const [setting] = useState(createSetting);
  const isOn = useSyncExternalStore(setting.subscribe, setting.read, () => true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toUpperCase();
    if (!isOn || event.repeat || event.isComposing || !isShortcut(key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    event.preventDefault();
    shortcuts[key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { isOn, turn: setting.turn };
}

/** Whether the keys act, on this device. */
function createSetting() {
  const store = deviceStore(localStorage, 'montilla:panel-shortcuts', ({ isOn }) =>
    typeof isOn === 'boolean' ? { isOn } : undefined,
  );
  const listeners = new Set<() => void>();
  let isOn: boolean | undefined;
  return {
    read: () => (isOn ??= store.read()?.isOn ?? true),
    turn: (on: boolean) => {
      isOn = on;
      store.write({ isOn: on });
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface ShortcutHelpProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** The keys, and how to switch them off. */
export function ShortcutHelp({ isOn, onTurn }: ShortcutHelpProps) {
  return (
    <div className="flex flex-col gap-2 noscript:hidden">
      <Switch label="Atalhos de teclado" checked={isOn} onCheckedChange={onTurn} />
      {isOn && (
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
          {Object.entries(keyLabels).map(([key, label]) => (
            <div key={key} className="flex items-baseline gap-1">
              <dt>
                <kbd className="rounded-control border border-line px-1 font-mono">{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
