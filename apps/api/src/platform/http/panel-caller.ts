import type { PanelRole } from '@melhor-escola/domain/panel-role';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifySchema {
    /** Who may make this call of the panel. Every route below /v3/panel states it; the contract shows it as `x-role`. */
    readonly role?: PanelRole;
    /** `role`, in the contract. */
    readonly 'x-role'?: PanelRole;
  }
}

/** Who makes a call of the panel. */
export interface PanelCaller {
  readonly accountId: number;
  readonly sessionId: number;
  /** The highest role: of the path's school, if there is one. */
  readonly role: PanelRole;
}

/** The school in the path of a call of the panel, of which the caller is staff. */
export interface PanelSchool {
  readonly id: number;
  readonly slug: string;
}

interface PanelCall {
  readonly caller: PanelCaller;
  readonly school: PanelSchool | undefined;
}

const calls = new WeakMap<FastifyRequest, PanelCall>();

/** Stores who makes the call, once it is allowed. */
export function setPanelCall(request: FastifyRequest, call: PanelCall): void {
  calls.set(request, call);
}

function panelCall(request: FastifyRequest): PanelCall {
  const call = calls.get(request);
  if (!call) throw new Error(`${request.routeOptions.url ?? ''} is not behind requireRole.`);
  return call;
}

/** Who makes this call. @throws when the route is not behind `requireRole`: a programming error. */
export function panelCaller(request: FastifyRequest): PanelCaller {
  return panelCall(request).caller;
}

/** Somebody of our team who changes something that belongs to no school. */
export interface PanelOperator {
  readonly accountId: number;
  readonly requestId: string;
}

/** Who of our team makes a change. @throws when the route is not behind `requireRole`: a programming error. */
export function panelOperator(request: FastifyRequest): PanelOperator {
  return { accountId: panelCaller(request).accountId, requestId: request.id };
}

/** Who changes what of which school. */
export interface PanelEditor {
  readonly schoolId: number;
  readonly accountId: number;
  readonly requestId: string;
}

/** Who makes a change of the panel. @throws when its path has no `:school`: a programming error. */
export function panelEditor(request: FastifyRequest): PanelEditor {
  return {
    schoolId: panelSchool(request).id,
    accountId: panelCaller(request).accountId,
    requestId: request.id,
  };
}

/** The school of this call. @throws when its path has no `:school`: a programming error. */
export function panelSchool(request: FastifyRequest): PanelSchool {
  const { school } = panelCall(request);
  if (!school) throw new Error(`The path ${request.routeOptions.url ?? ''} has no school.`);
  return school;
}
