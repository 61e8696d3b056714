'use client';

import { Button } from '@melhor-escola/ui/button';
import { focusOnRemoval, lazyPart } from '@melhor-escola/ui/hooks';
import { Text } from '@melhor-escola/ui/text';
import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { purposes } from './consent-choice.ts';
import type { ConsentPanelController, ConsentStore } from './consent-store.ts';

const ConsentPanel = lazyPart(async () => (await import('./consent-panel.tsx')).ConsentPanel);

export interface ConsentNoticeProps {
  consent: ConsentStore;
  /** Opens the panel, here and from anywhere else. */
  panel: ConsentPanelController;
  /** Whether this page may ask: no banner lies over a form that someone has come to fill in. The panel opens on every page. @default true */
  isAsking?: boolean;
  /** Renders a link to the privacy policy. */
  policyLink: (text: string) => ReactNode;
}

/** The consent banner until the visitor answers it, and the panel, whose code is loaded when they first open it. Render it once. */
export function ConsentNotice({ consent, panel, isAsking = true, policyLink }: ConsentNoticeProps) {
  const isOpen = useSyncExternalStore(panel.subscribe, panel.isOpen, () => false);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      {isAsking && (
        <ConsentBanner consent={consent} policyLink={policyLink} onChoose={() => panel.setOpen(true)} />
      )}
      {wasOpened && (
        // The panel itself is at the end of the body. Only the message that it could not be loaded is here, where the button is out of sight.
        <div className="tall:fixed inset-x-0 top-0 z-40 bg-card text-ink shadow-float empty:hidden print:hidden">
          <ConsentPanel
            consent={consent}
            open={isOpen}
            onOpenChange={panel.setOpen}
            policyLink={policyLink}
          />
        </div>
      )}
    </>
  );
}

interface ConsentBannerProps {
  consent: ConsentStore;
  /** Renders a link to the privacy policy. */
  policyLink: (text: string) => ReactNode;
  /** Opens the choice by purpose. */
  onChoose: () => void;
}

/** The banner disappears with the answer. */
const focusPage = focusOnRemoval(() => document.querySelector('main'));

/**
 * Asks for consent once: each answer takes one tap, and all buttons look alike. Not modal: it takes no focus, and covered content can be
 * scrolled into view. Renders a `<section>`, or nothing after the answer.
 */
function ConsentBanner(props: ConsentBannerProps) {
  const choice = useSyncExternalStore(props.consent.subscribe, props.consent.choice, () => undefined);
  return choice ? null : <Question {...props} />;
}

function Question({ consent, policyLink, onChoose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useSpaceBelow(banner);
  return (
    <section
      ref={banner}
      aria-label="Cookies opcionais"
      style={{ paddingBottom: 'max(0.25rem, env(safe-area-inset-bottom))' }}
      className="tall:fixed inset-x-0 bottom-0 z-30 flex flex-col gap-1 border-t border-hairline bg-card px-4 py-1 text-ink sm:gap-1.5 sm:py-1.5 shadow-float sm:inset-x-4 sm:bottom-[var(--bottom-bar,0px)] sm:mb-4 sm:max-w-100 sm:rounded-card sm:border short:max-w-none short:flex-row print:hidden"
    >
      <Text size="extra-small" className="leading-[1.125rem]">
        <span>Podemos medir o uso do site, avaliar anúncios e abrir mapas? Sem isso, tudo funciona.</span>{' '}
        {policyLink('Privacidade')}
      </Text>
      <div ref={focusPage} className="grid shrink-0 grid-cols-3 gap-2">
        <Button size="small" onClick={() => consent.decide([])}>
          Recusar
        </Button>
        <Button size="small" onClick={() => consent.decide(purposes)}>
          Aceitar
        </Button>
        <Button size="small" onClick={onChoose}>
          Escolher
        </Button>
      </div>
    </section>
  );
}

/**
 * Reserves space at the end of the page for a layer over its bottom edge, so that all content can be scrolled out from under the
 * layer, and publishes its height in `--notice-space`, above which the page keeps focused elements. Nothing visible moves.
 *
 * A bar at the bottom edge sets its height in `--bottom-bar` on the root, and reserves that height itself. On a phone the layer is
 * as wide as the window, and bars wait while the root has `data-consent-notice`. Where the layer is narrower, it sits on top of the bar.
 */
function useSpaceBelow(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const { documentElement: root, body } = document;
    const measure = () => {
      const { position, marginBottom } = getComputedStyle(element);
      const height = element.getBoundingClientRect().height + Number.parseFloat(marginBottom);
      // In a low window it is in the page, at its end.
      const space = `${position === 'fixed' ? Math.ceil(height) : 0}px`;
      root.toggleAttribute('data-consent-notice', position === 'fixed');
      root.style.setProperty('--notice-space', space);
      body.style.paddingBottom = space;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.removeAttribute('data-consent-notice');
      root.style.removeProperty('--notice-space');
      body.style.paddingBottom = '';
    };
  }, [layer]);
}
