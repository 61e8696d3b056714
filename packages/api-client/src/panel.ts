import type { components } from './generated/rest.generated.ts';

type Schemas = components['schemas'];

/** What the current user may do in the panel. */
export type Panel = Readonly<Schemas['Panel']>;
/** What waits for a school, and its week. */
export type SchoolOverview = Readonly<Schemas['SchoolOverview']>;
/** What a school states on its public page. */
export type SchoolPage = Readonly<Schemas['SchoolPage']>;
