import type { openFormService } from '../../../../test/form-service.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readOperatedText } from '../find-operated-texts.ts';
import { decidedTextsBody, operatedTextsBody, type OperatedTextBody, type TextDecision } from '../schema.ts';

type Decision = TextDecision['decision'];

export const publish: Decision = { kind: 'publish' };
export const hold: Decision = { kind: 'hold' };
/** Its details are in no audit event. */
export const reject: Decision = { kind: 'reject', reason: 'offensive', details: 'Ofende a diretora.' };

/** Somebody of our team, who decides on texts in the panel. */
export async function openModerator(
  database: Database,
  call: Awaited<ReturnType<typeof openFormService>>['call'],
) {
  const { row, headers } = await signedInWithRole(database, 'operator', 0);
  const moderator = {
    accountId: row.id,
    /** @param query such as '?school=anglo'. */
    read: (query: string) => call('GET', `/panel/operation/texts${query}`, undefined, { headers }),
    list: async (query = '') => operatedTextsBody.parse((await moderator.read(query)).json()),
    /** Decides about texts as they were read. */
    send: (decisions: readonly object[]) =>
      call('POST', '/panel/operation/texts/decisions', { decisions }, { headers }),
    /** Decides on a text as it is now. */
    async decide(kind: OperatedTextBody['kind'], id: number, decision: Decision) {
      const version = (await readOperatedText(database.db, kind, id))?.version ?? '';
      const answer = await moderator.send([{ kind, id, version, decision }]);
      const [result] = decidedTextsBody.parse(answer.json()).results;
      if (!result) throw new Error(answer.body);
      return result;
    },
  };
  return moderator;
}
