'use client';

import { type ComponentProps, useLayoutEffect } from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { tabbable } from 'tabbable';
import { useUntilFound } from '../../hooks/use-until-found.ts';
import { useTabs } from './tabs-context.ts';

export interface TabPanelProps extends ComponentProps<'div'> {
  /** Value of its `Tab`. */
  value: string;
}

/**
 * The content of a tab. Hidden panels stay in the document, where search engines and the browser's own search find
 * them: a match selects its tab (`hidden="until-found"`: Chrome 102, Firefox 148, Safari 26.2). Without scripts all are
 * shown. It is a Tab stop only if it contains none. Renders a `<div role="tabpanel">`.
 *
 * Data attributes: `data-component="tab-panel"`, `data-state` (`open`, `closed`) whether its tab is selected; part
 * `content`.
 */
export function TabPanel({ ref, value, className, children, ...rest }: TabPanelProps) {
  const tabs = useTabs('TabPanel');
  const isChosen = tabs.value === value;
  const panel = useOwnRef(ref);
  useUntilFound(panel, isChosen, (event) => tabs.select(value, 'found', event));
  useTabStop(panel, isChosen);
  return (
    <div
      data-component="tab-panel"
      data-state={isChosen ? 'open' : 'closed'}
      id={tabs.partId('panel', value)}
      // With hidden="until-found", screen readers would announce it as an empty panel.
      role={isChosen ? 'tabpanel' : undefined}
      aria-labelledby={isChosen ? tabs.partId('tab', value) : undefined}
      {...rest}
      ref={panel}
      className={className ? `until-found ${className}` : 'until-found'}
    >
      <div data-part="content" className="me-tab-content">
        {children}
      </div>
    </div>
  );
}

/** Makes a panel without focusable content a Tab stop for keyboard scrolling; updated when its content changes. */
function useTabStop(panel: { readonly current: HTMLElement | null }, isChosen: boolean) {
  useLayoutEffect(() => {
    const { current: element } = panel;
    if (!element || !isChosen) return undefined;
    const update = () => {
      if (tabbable(element).length > 0) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', '0');
    };
    update();
    const changes = new MutationObserver(update);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      element.removeAttribute('tabindex');
    };
  }, [panel, isChosen]);
}
