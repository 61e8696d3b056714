import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { panelEditor, panelSchool } from '../../platform/http/panel-caller.ts';
import { listPageQuery, tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { createRateLimit, HOUR_S } from '../../platform/rate-limits/rate-limit.ts';
import { reportBody, textParameters } from '../moderation/schema.ts';
import { textNotFound, type TextContext, type TextRow } from '../moderation/text-kind.ts';
import { changeAnswer, reportAsSchool } from './change-school-texts.ts';
import { findSchoolTexts, readSchoolTexts } from './find-school-texts.ts';
import {
  changedAnswerBody,
  schoolQuestions,
  schoolReviews,
  schoolTextBody,
  type SchoolTextKind,
  schoolTextsBody,
  textStates,
} from './schema.ts';

const shared = { tags: ['panel'], role: 'staff', headers: tenantHeaders } as const;
const errorDetails = { TEXT_CHANGED: z.object({ currentText: schoolTextBody }) };

/** Questions and reviews as their school sees them, below /v3/panel/schools/{school}. On a scope behind `requireRole`. */
export function registerSchoolTexts(server: ZodFastify, context: TextContext): void {
  server.get(
    '/schools/:school/texts',
    {
      schema: {
        ...shared,
        summary: 'The questions and reviews of a school',
        params: z.object({ school: z.string() }),
        querystring: listPageQuery.pick({ page: true }).extend({
          state: z.enum(textStates).default('waiting'),
          kind: schoolTextBody.shape.kind.optional().meta({ description: 'Without it, both.' }),
        }),
        response: { 200: schoolTextsBody },
      },
    },
    (request) => findSchoolTexts(context.database.db, panelSchool(request), request.query),
  );
  registerTextChanges(server, context, schoolQuestions);
  registerTextChanges(server, context, schoolReviews);
}

/** What a school does with a text of this kind: PUT …/{text}/answer and POST …/{text}/reports. */
function registerTextChanges<Row extends TextRow>(
  server: ZodFastify,
  { database, environment }: TextContext,
  text: SchoolTextKind<Row>,
): void {
  const { name, notFound } = text.kind;
  const path = `/schools/:school/${name}s/:${name}`;
  const params = z.object({ school: z.string(), [name]: textParameters.shape.id });
  /** Runs a change in a transaction, and returns the text afterwards. */
  const change = async (request: FastifyRequest, run: (tx: NodePgDatabase, id: number) => Promise<void>) => {
    const { id } = textParameters.parse({ id: params.parse(request.params)[name] });
    await database.db.transaction((tx) => run(tx, id));
    const [changed] = await readSchoolTexts(database.db, text, panelSchool(request).id, [id]);
    if (!changed) throw notFound();
    return changed;
  };
  server.put(
    `${path}/answer`,
    {
      schema: {
        ...shared,
        summary: `Answer a ${name}`,
        description: 'It is public at once. The same answer again changes nothing; null removes it.',
        params,
        body: changedAnswerBody,
        response: { 200: schoolTextBody },
        errors: [textNotFound[name], 'TEXT_CHANGED'],
        errorDetails,
      },
    },
    (request) =>
      change(request, (tx, id) =>
        changeAnswer(tx, text, panelEditor(request), { id, ...request.body, siteUrl: environment.siteUrl }),
      ),
  );
  /** Reports by all people of a school. */
  const reports = createRateLimit(database, `school-${name}-report`, { tries: 20, seconds: HOUR_S });
  server.post(
    `${path}/reports`,
    {
      schema: {
        ...shared,
        summary: `Report a ${name} to our team`,
        description: 'Once for all people of the school, until our team has decided.',
        params,
        body: reportBody,
        response: { 200: schoolTextBody },
        errors: [textNotFound[name]],
      },
    },
    async (request) => {
      await reports.count(String(panelSchool(request).id));
      const { body: report } = request;
      return change(request, (tx, id) =>
        reportAsSchool(tx, text.kind, panelEditor(request), { id, report, environment }),
      );
    },
  );
}
