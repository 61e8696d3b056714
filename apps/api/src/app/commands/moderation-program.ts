import { Option, type Command as Program } from 'commander';
import { z } from 'zod';
import { textStatuses } from '../../community/moderation/schema.ts';
import { moderatedQuestionBody } from '../../community/questions/schema.ts';
import { moderatedReviewBody } from '../../community/reviews/schema.ts';
import {
  indented,
  jsonOption,
  operatorAction,
  pageOption,
  pageQuery,
  type OperatorAction,
  type OperatorAnswer,
} from './operator-call.ts';

type ModeratedText = z.output<typeof moderatedReviewBody> | z.output<typeof moderatedQuestionBody>;

/** How the commands of a kind of texts are described, and how they print one. */
interface TextCommands<Text extends ModeratedText> {
  /** Also in the paths of its calls. */
  readonly name: 'review' | 'question';
  readonly description: string;
  /** Describes the option --school. */
  readonly schoolFilter: string;
  readonly body: z.ZodType<Text>;
  /** What a line shows between day and school. */
  readonly summarize: (text: Text) => string;
  /** What `show` prints: beside the author, the text, and what the school wrote. */
  readonly readDetails: (text: Text) => {
    readonly about: string;
    readonly text: string;
    readonly answer: string | null;
  };
}

/** `pnpm api reviews …`: the calls of /v3/operator/reviews, for moderation at a terminal. */
export function addReviewCommands(program: Program, repository: string): void {
  addTextCommands(program, repository, {
    name: 'review',
    description: 'moderate the reviews of schools',
    schoolFilter: 'only reviews of this school',
    body: moderatedReviewBody,
    summarize: ({ rating }) => rating.toFixed(1),
    readDetails: ({ userRelationship, proof, testimonial, reply }) => ({
      about: `${userRelationship}, ${proof}`,
      text: testimonial,
      answer: reply,
    }),
  });
}

/** `pnpm api questions …`: the calls of /v3/operator/questions, for moderation at a terminal. */
export function addQuestionCommands(program: Program, repository: string): void {
  addTextCommands(program, repository, {
    name: 'question',
    description: 'moderate questions about schools',
    schoolFilter: 'only questions about this school',
    body: moderatedQuestionBody,
    summarize: ({ answer }) => (answer === null ? 'unanswered' : 'answered'),
    readDetails: ({ helpfulCount, text, answer }) => ({ about: `helpful: ${helpfulCount}`, text, answer }),
  });
}

function addTextCommands<Text extends ModeratedText>(
  program: Program,
  repository: string,
  kind: TextCommands<Text>,
): void {
  const { name, body } = kind;
  const texts = program.command(`${name}s`).description(kind.description);
  const call = operatorAction(repository);
  const showChange = (changed: OperatorAnswer) => [summaryLine(kind, body.parse(changed.body))];
  addList(texts, kind, call);
  texts
    .command('show')
    .argument('<id>', 'its number')
    .description(`show a ${name} with all details, including its author’s e-mail`)
    .addOption(jsonOption())
    .action((id: string, options) =>
      call({ method: 'GET', path: textPath(kind, id) }, options, (found) =>
        detailLines(kind, body.parse(found.body)),
      ),
    );
  for (const [verdict, description] of [
    ['publish', `publish a held or rejected ${name}; its reports are resolved`],
    ['hold', `hide a ${name} until a decision`],
  ] as const) {
    texts
      .command(verdict)
      .argument('<id>', 'its number')
      .description(description)
      .addOption(jsonOption())
      .action((id: string, options) =>
        call({ method: 'POST', path: textPath(kind, id, verdict) }, options, showChange),
      );
  }
  texts
    .command('reject')
    .argument('<id>', 'its number')
    .description(`reject a ${name} permanently`)
    .requiredOption('--reason <text>', 'reason for the record: up to 500 characters')
    .addOption(jsonOption())
    .action((id: string, { reason, ...options }) =>
      call({ method: 'POST', path: textPath(kind, id, 'reject'), body: { reason } }, options, showChange),
    );
}

function addList<Text extends ModeratedText>(
  texts: Program,
  kind: TextCommands<Text>,
  call: OperatorAction,
): void {
  const { name, body } = kind;
  texts
    .command('list')
    .description(`list ${name}s, latest first`)
    .addOption(new Option('--status <status>', `only ${name}s with this status`).choices(textStatuses))
    .option('--school <slug>', kind.schoolFilter)
    .option('--unanswered', `only ${name}s that the school has not answered`)
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ status, school, unanswered, page, ...options }) => {
      const query = pageQuery(page);
      if (status !== undefined) query.set('status', status);
      if (school !== undefined) query.set('school', school);
      if (unanswered !== undefined) query.set('answered', 'false');
      return call({ method: 'GET', path: `/${name}s?${query.toString()}` }, options, (found) => {
        const shown = z.array(body).parse(found.body);
        return [...shown.map((text) => summaryLine(kind, text)), `${shown.length} of ${found.total}`];
      });
    });
}

function textPath({ name }: { readonly name: string }, id: string, change?: string): string {
  const path = `/${name}s/${encodeURIComponent(id)}`;
  return change === undefined ? path : `${path}/${change}`;
}

/** Id, status, day, summary, school, reports. */
function summaryLine<Text extends ModeratedText>({ summarize }: TextCommands<Text>, text: Text): string {
  const { id, status, createdAt, school, reports } = text;
  const reported = reports.length === 0 ? '' : `  reports: ${reports.length}`;
  return `${id}  ${status}  ${createdAt.slice(0, 10)}  ${summarize(text)}  ${school.slug}${reported}`;
}

function detailLines<Text extends ModeratedText>(kind: TextCommands<Text>, text: Text): readonly string[] {
  const { userName, userEmail, rejectionReason, reports } = text;
  const { about, text: written, answer } = kind.readDetails(text);
  return [
    summaryLine(kind, text),
    `${userName} <${userEmail ?? 'no e-mail'}>, ${about}`,
    ...indented(written),
    ...(answer === null ? [] : ['The school’s answer:', ...indented(answer)]),
    ...(rejectionReason === null ? [] : ['Rejected because:', ...indented(rejectionReason)]),
    ...reports.flatMap(({ reason, details, createdAt }) => [
      `Reported on ${createdAt.slice(0, 10)}: ${reason}`,
      ...indented(details ?? ''),
    ]),
  ];
}
