'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import type { ConsentPanelDoor } from './consent-panel-door.ts';
import type { ConsentStore } from './consent-store.ts';

export interface ConsentNoticeProps {
  consent: ConsentStore;
  /** Opens the panel, here and from anywhere else. */
  door: ConsentPanelDoor;
  /** Renders a link to the privacy policy. */
  policyLink: (words: string) => ReactNode;
}

/** All that a visitor sees of consent: the question while it is open, and the panel when it is asked for. Place it once. */
export function ConsentNotice({ consent, door, policyLink }: ConsentNoticeProps) {
  const isOpen = useSyncExternalStore(door.subscribe, door.isOpen, () => false);
  return (
    <>
      <ConsentBanner consent={consent} policyLink={policyLink} onChoose={() => door.setOpen(true)} />
      <ConsentPanel consent={consent} open={isOpen} onOpenChange={door.setOpen} policyLink={policyLink} />
    </>
  );
}
