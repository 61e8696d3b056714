'use client';

import type { Company } from '@melhor-escola/config/site';
import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { Service } from '@melhor-escola/api-client/service';
import type { Track } from '@melhor-escola/tracking/ports';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';

/** The pages this feature links to, by role. The host binds each role to a path. */
export interface ContentLinks {
  home(): LinkTarget;
  /** The results of the whole country. */
  results(): LinkTarget;
  school(slug: string): LinkTarget;
  helpCenter(): LinkTarget;
  /** The privacy policy, or one section of it. */
  privacy(section?: string): LinkTarget;
  /** The terms of use, or one section of them. */
  terms(section?: string): LinkTarget;
  aboutUs(): LinkTarget;
  dataSources(): LinkTarget;
  methodologies(): LinkTarget;
  methodology(slug: string): LinkTarget;
  // pnpm new adds a role here
}

/** What the host provides to every screen of this feature. */
export interface ContentPorts {
  readonly links: ContentLinks;
  /** The company behind the site. */
  readonly company: Company;
  readonly service: Service;
  /** Tracks what a visitor did (CA-14). */
  readonly track: Track;
}

/** What a screen's loader gets from the host's router. */
export interface LoaderContext extends Pick<ContentPorts, 'service'> {
  readonly queryClient: QueryClient;
}

const PortsContext = createContext<ContentPorts | undefined>(undefined);

/** Binds the ports for the screens within. Give it the same object on every render. */
export function ContentPortsProvider({ ports, children }: { ports: ContentPorts; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/**
 * The ports the host has bound.
 *
 * @throws {Error} outside `ContentPortsProvider`.
 */
export function useContentPorts(): ContentPorts {
  const ports = use(PortsContext);
  if (!ports) {
    throw new Error(
      'A screen of @melhor-escola/content was rendered without its ports: wrap the page in ContentPortsProvider.',
    );
  }
  return ports;
}
