import * as recorded from '@melhor-escola/site-server/testing/recorded-site';
import type { PageContext } from '../service/request-context.ts';
import { createSite } from './site.ts';

/** The site's server with a fake service on loopback that records calls. */
export type RecordedSite = recorded.RecordedSite<PageContext>;

/** Starts the site with the public origin `siteUrl`. By default a page is only a title. */
export const startRecordedSite = (
  siteUrl: string,
  settings: recorded.RecordedSettings<PageContext> = {},
): Promise<RecordedSite> => recorded.startRecordedSite(createSite, siteUrl, settings);
