import { Option, type Command as Program } from 'commander';
import { z } from 'zod';
import { textStatuses } from '../moderation/schema.ts';
import { moderatedQuestionBody } from '../questions/schema.ts';
import {
  jsonOption,
  operatorAction,
  pageOption,
  pageQuery,
  type OperatorAction,
  type OperatorAnswer,
  type OperatorCall,
} from './operator-call.ts';
import { indented } from './reviews-program.ts';

type Question = z.output<typeof moderatedQuestionBody>;

/** `pnpm api questions …`: the calls of /v3/operator/questions, for moderation at a terminal. */
export function addQuestionCommands(program: Program, repository: string): void {
  const questions = program.command('questions').description('moderate and answer questions about schools');
  const call = operatorAction(repository);
  questions
    .command('list')
    .description('list questions, latest first')
    .addOption(new Option('--status <status>', 'only questions with this status').choices(textStatuses))
    .option('--school <slug>', 'only questions about this school')
    .option('--unanswered', 'only questions without an answer')
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ status, school, unanswered, page, ...options }) => {
      const query = pageQuery(page);
      if (status !== undefined) query.set('status', status);
      if (school !== undefined) query.set('school', school);
      if (unanswered !== undefined) query.set('answered', 'false');
      return call({ method: 'GET', path: `/questions?${query.toString()}` }, options, showList);
    });
  questions
    .command('show')
    .argument('<id>', 'its number')
    .description('show a question with all details, including its author’s e-mail')
    .addOption(jsonOption())
    .action((id: string, options) => call({ method: 'GET', path: pathOf(id) }, options, showOne));
  addVerdicts(questions, call);
  questions
    .command('answer')
    .argument('<id>', 'its number')
    .argument('[text]', 'the school’s answer; without it the answer is deleted')
    .description('add the school’s answer to a question, which is mailed to its author, or delete it')
    .addOption(jsonOption())
    .action((id: string, text: string | undefined, options) => {
      const made: OperatorCall =
        text === undefined
          ? { method: 'DELETE', path: pathOf(id, '/answer') }
          : { method: 'PUT', path: pathOf(id, '/answer'), body: { answer: text } };
      return call(made, options, showChange);
    });
}

function addVerdicts(questions: Program, call: OperatorAction): void {
  for (const [verdict, description] of [
    ['publish', 'publish a held or rejected question; its reports are resolved'],
    ['hold', 'hide a question until a decision'],
  ] as const) {
    questions
      .command(verdict)
      .argument('<id>', 'its number')
      .description(description)
      .addOption(jsonOption())
      .action((id: string, options) =>
        call({ method: 'POST', path: pathOf(id, `/${verdict}`) }, options, showChange),
      );
  }
  questions
    .command('reject')
    .argument('<id>', 'its number')
    .description('reject a question permanently')
    .requiredOption('--reason <text>', 'reason for the record: up to 500 characters')
    .addOption(jsonOption())
    .action((id: string, { reason, ...options }) =>
      call({ method: 'POST', path: pathOf(id, '/reject'), body: { reason } }, options, showChange),
    );
}

function pathOf(id: string, rest = ''): string {
  return `/questions/${encodeURIComponent(id)}${rest}`;
}

function showList({ body, total }: OperatorAnswer): readonly string[] {
  const questions = z.array(moderatedQuestionBody).parse(body);
  return [...questions.map(lineOf), `${questions.length} of ${total}`];
}

function showOne({ body }: OperatorAnswer): readonly string[] {
  const question = moderatedQuestionBody.parse(body);
  return [
    lineOf(question),
    `${question.userName} <${question.userEmail ?? 'no e-mail'}>, helpful: ${question.helpfulCount}`,
    ...indented(question.text),
    ...(question.answer === null ? [] : ['The school’s answer:', ...indented(question.answer)]),
    ...(question.rejectionReason === null
      ? []
      : ['Rejected because:', ...indented(question.rejectionReason)]),
    ...question.reports.flatMap(({ reason, details, createdAt }) => [
      `Reported on ${createdAt.slice(0, 10)}: ${reason}`,
      ...indented(details ?? ''),
    ]),
  ];
}

function showChange({ body }: OperatorAnswer): readonly string[] {
  return [lineOf(moderatedQuestionBody.parse(body))];
}

/** One line per question: id, status, day, whether it is answered, school, reports. */
function lineOf({ id, status, createdAt, answer, school, reports }: Question): string {
  const answered = answer === null ? 'unanswered' : 'answered';
  const reported = reports.length === 0 ? '' : `  reports: ${reports.length}`;
  return `${id}  ${status}  ${createdAt.slice(0, 10)}  ${answered}  ${school.slug}${reported}`;
}
