import { z } from 'zod';
import { messageBody } from '../../accounts/schema.ts';
import { clientAddress, createRateLimits, DAY_S, HOUR_S } from '../../platform/rate-limits/rate-limit.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { confirmText } from './confirm-text.ts';
import { reportText, requireReportable } from './report-text.ts';
import { reportBody, textParameters } from './schema.ts';
import { textNotFound, type TextContext, type TextKind, type TextRow } from './text-kind.ts';

/** A route of visitors to a kind of texts. */
interface VisitorRoute<Row extends TextRow> extends TextContext {
  readonly kind: TextKind<Row>;
  /** The answer, in Portuguese. */
  readonly message: string;
}

/** POST /v3/{texts}/confirm: opening the link proves authorship, and publishes the text. */
export function registerConfirmText<Row extends TextRow>(
  server: ZodFastify,
  { kind, database, environment, message, body }: VisitorRoute<Row> & { readonly body: z.ZodType<object> },
): void {
  const { name } = kind;
  const limits = createRateLimits(database, { confirm: { tries: 60, seconds: HOUR_S } }, name);
  server.post(
    `/${name}s/confirm`,
    {
      schema: {
        tags: [`${name}s`],
        summary: `Confirm a ${name} with the link from the mail`,
        headers: tenantHeaders,
        body: z.object({ token: z.string().max(100) }),
        response: { 200: body },
        errors: ['LINK_INVALID', textNotFound[name]],
      },
    },
    async (request) => {
      await limits.confirm.count(clientAddress(request));
      const { token } = request.body;
      const confirmed = await database.db.transaction((tx) =>
        confirmText(tx, kind, { token, requestId: request.id, environment }),
      );
      return { message, ...confirmed };
    },
  );
}

/** POST /v3/{texts}/{id}/reports: the third report, from different addresses, hides a text until the moderator decides. */
export function registerReportText<Row extends TextRow>(
  server: ZodFastify,
  { kind, database, environment, message, summary }: VisitorRoute<Row> & { readonly summary: string },
): void {
  const { name } = kind;
  const { db } = database;
  const rules = {
    report: { tries: 20, seconds: HOUR_S },
    /** Reports per text and address: one counts, also from several subnets of a network, because three hide a text. */
    'same-report': { tries: 1, networkTries: 1, seconds: 90 * DAY_S },
  };
  const limits = createRateLimits(database, rules, name);
  server.post(
    `/${name}s/:id/reports`,
    {
      schema: {
        tags: [`${name}s`],
        summary,
        description: `A second report of the same ${name} from the same address gets the same answer, and does not count.`,
        headers: tenantHeaders,
        params: textParameters,
        body: reportBody,
        response: { 202: messageBody },
        errors: [textNotFound[name]],
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const address = clientAddress(request);
      await limits.report.count(address);
      await requireReportable(db, kind, id);
      if (await limits['same-report'].allows(String(id), address)) {
        const report = { id, report: request.body, requestId: request.id, environment };
        await db.transaction((tx) => reportText(tx, kind, report));
      }
      return reply.code(202).send({ message });
    },
  );
}
