import { Option, type Command as Program } from 'commander';
import { z } from 'zod';

import { textStatuses } from '../moderation/schema.ts';
import { moderatedReviewBody } from '../reviews/schema.ts';
import {
  jsonOption,
  operatorAction,
  pageOption,
  pageQuery,
  type OperatorAction,
  type OperatorAnswer,
  type OperatorCall,
} from './operator-call.ts';

type Review = z.output<typeof moderatedReviewBody>;

/** `pnpm api reviews …`: the calls of /v3/operator/reviews, for moderation at a terminal. */
export function addReviewCommands(program: Program, repository: string): void {
  const reviews = program.command('reviews').description('moderate the reviews of schools');
  const call = operatorAction(repository);
  reviews
    .command('list')
    .description('list reviews, latest first')
    .addOption(new Option('--status <status>', 'only reviews with this status').choices(textStatuses))
    .option('--school <slug>', 'only reviews of this school')
    .addOption(pageOption())
    .addOption(jsonOption())
    .action(({ status, school, page, ...options }) => {
      const query = pageQuery(page);
      if (status !== undefined) query.set('status', status);
      if (school !== undefined) query.set('school', school);
      return call({ method: 'GET', path: `/reviews?${query.toString()}` }, options, showList);
    });
  reviews
    .command('show')
    .argument('<id>', 'its number')
    .description('show a review with all details, including its author’s e-mail')
    .addOption(jsonOption())
    .action((id: string, options) => call({ method: 'GET', path: pathOf(id) }, options, showOne));
  addVerdicts(reviews, call);
}

function addVerdicts(reviews: Program, call: OperatorAction): void {
  for (const [verdict, description] of [
    ['publish', 'publish a held or rejected review; its reports are resolved'],
    ['hold', 'hide a review until a decision'],
  ] as const) {
    reviews
      .command(verdict)
      .argument('<id>', 'its number')
      .description(description)
      .addOption(jsonOption())
      .action((id: string, options) =>
        call({ method: 'POST', path: pathOf(id, `/${verdict}`) }, options, showChange),
      );
  }
  reviews
    .command('reject')
    .argument('<id>', 'its number')
    .description('reject a review permanently')
    .requiredOption('--reason <text>', 'reason for the record: up to 500 characters')
    .addOption(jsonOption())
    .action((id: string, { reason, ...options }) =>
      call({ method: 'POST', path: pathOf(id, '/reject'), body: { reason } }, options, showChange),
    );
  reviews
    .command('reply')
    .argument('<id>', 'its number')
    .argument('[text]', 'the school’s reply; without it the reply is deleted')
    .description('add the school’s reply to a review, or delete it')
    .addOption(jsonOption())
    .action((id: string, text: string | undefined, options) => {
      const made: OperatorCall =
        text === undefined
          ? { method: 'DELETE', path: pathOf(id, '/reply') }
          : { method: 'PUT', path: pathOf(id, '/reply'), body: { reply: text } };
      return call(made, options, showChange);
    });
}

function pathOf(id: string, rest = ''): string {
  return `/reviews/${encodeURIComponent(id)}${rest}`;
}

function showList({ body, total }: OperatorAnswer): readonly string[] {
  const reviews = z.array(moderatedReviewBody).parse(body);
  return [...reviews.map(lineOf), `${reviews.length} of ${total}`];
}

function showOne({ body }: OperatorAnswer): readonly string[] {
  const review = moderatedReviewBody.parse(body);
  return [
    lineOf(review),
    `${review.userName} <${review.userEmail ?? 'no e-mail'}>, ${review.userRelationship}, ${review.proof}`,
    ...indented(review.testimonial),
    ...(review.reply === null ? [] : ['The school’s reply:', ...indented(review.reply)]),
    ...(review.rejectionReason === null ? [] : ['Rejected because:', ...indented(review.rejectionReason)]),
    ...review.reports.flatMap(({ reason, details, createdAt }) => [
      `Reported on ${createdAt.slice(0, 10)}: ${reason}`,
      ...indented(details ?? ''),
    ]),
  ];
}

function showChange({ body }: OperatorAnswer): readonly string[] {
  return [lineOf(moderatedReviewBody.parse(body))];
}

/** One line per review: id, status, day, mean, school, reports. */
function lineOf({ id, status, createdAt, rating, school, reports }: Review): string {
  const reported = reports.length === 0 ? '' : `  reports: ${reports.length}`;
  return `${id}  ${status}  ${createdAt.slice(0, 10)}  ${rating.toFixed(1)}  ${school.slug}${reported}`;
}

/** Stored text contains no control characters except line ends and tabs, so it cannot control the terminal. */
export function indented(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n').map((line) => `    ${line}`);
}
