'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { formatNumber } from '@melhor-escola/config/number-format';
import type { MessageGroup, MessageOverrides, Messages } from './message-types.ts';

interface Localization {
  readonly messages: MessageOverrides;
  readonly locale: string | undefined;
}

/** Number of decimal places. */
interface FractionDigits {
  readonly minimum?: number;
  readonly maximum?: number;
}

const LocalizationContext = createContext<Localization>({ messages: {}, locale: undefined });

export interface MessagesProviderProps {
  /** Messages to replace, by component: `{ button: { loading: 'Loading' } }`. Others are inherited. */
  messages: MessageOverrides;
  /**
   * The format of numbers and lists in messages, as a BCP 47 tag.
   * @default that of the surrounding provider, else Brazilian Portuguese
   */
  locale?: string | undefined;
  /** The subtree whose messages are replaced. */
  children: ReactNode;
}

/**
 * Replaces messages of the kit in its subtree; nested providers are merged, the innermost wins. Renders nothing of its
 * own.
 *
 * Server Components cannot pass functions to it: import the messages in a file with `'use client'` and render it there.
 */
export function MessagesProvider({ messages, locale, children }: MessagesProviderProps) {
  const outer = use(LocalizationContext);
  const merged = useMemo(
    () => ({ messages: mergeMessages(outer.messages, messages), locale: locale ?? outer.locale }),
    [outer, messages, locale],
  );
  return <LocalizationContext value={merged}>{children}</LocalizationContext>;
}

/**
 * The messages of a component: its defaults, replaced by those of the surrounding providers, then by its caller's. The
 * component passes its defaults, so that no bundle contains those of others.
 */
export function useMessages<Component extends MessageGroup>(
  component: Component,
  defaults: Messages<Component>,
  given?: Partial<Messages<Component>>,
): Messages<Component> {
  const provided: Partial<Messages<Component>> | undefined = use(LocalizationContext).messages[component];
  return override(override(defaults, provided), given);
}

/** Formats numbers in messages with the locale of the nearest provider that has one. */
export function useNumberFormat(): (value: number, digits?: FractionDigits) => string {
  const { locale } = use(LocalizationContext);
  return useMemo(() => (locale === undefined ? formatNumber : localNumberFormat(locale)), [locale]);
}

/** The locale of the nearest provider that has one, else Brazilian Portuguese. */
export function useLocale(): string {
  return use(LocalizationContext).locale ?? 'pt-BR';
}

const localNumberFormat =
  (locale: string) =>
  (value: number, { minimum = 0, maximum = minimum }: FractionDigits = {}) =>
    value.toLocaleString(locale, { minimumFractionDigits: minimum, maximumFractionDigits: maximum });

function mergeMessages(outer: MessageOverrides, inner: MessageOverrides): MessageOverrides {
  const groups = Object.entries(inner).map(([component, group]) => [
    component,
    override({ ...Reflect.get(outer, component) }, group),
  ]);
  return { ...outer, ...Object.fromEntries(groups) };
}

/** An undefined entry replaces nothing. */
function override<Group extends object>(group: Group, replacements: Partial<Group> | undefined): Group {
  if (!replacements) return group;
  const given = Object.entries<unknown>(replacements).filter(([, message]) => message !== undefined);
  return { ...group, ...Object.fromEntries(given) };
}
