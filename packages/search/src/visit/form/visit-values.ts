import type { VisitForm } from '@melhor-escola/api-client/service';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import {
  EMPTY_VISIT_MESSAGE,
  type VisitFieldName,
  visitFieldProblem,
} from '@melhor-escola/domain/visit-rules';
import { MIN_VISIT_TIMES, visitTime, visitTimesProblem } from '@melhor-escola/domain/visit-times';
import type { SubmittedForm } from '../../submission/submission-error.ts';
import type { SubmissionRules } from '../../submission/submission-rules.ts';
import { visitCopy, type VisitChangeProblem } from './visit-error.ts';

/** The three wished times of the form, each a day and an hour. */
export const wishes = [1, 2, 3] as const;

export type Wish = (typeof wishes)[number];
export type TimeFieldName = `day${Wish}` | `hour${Wish}`;

/** Values of the wished times: '2026-03-05' and '9', '' if empty. */
export type TimeValues = Readonly<Record<TimeFieldName, string>>;

/** Values of the form while it is filled in: '' if empty. */
export type VisitValues = TimeValues & Readonly<Record<VisitFieldName, string>>;

export type VisitProblems = Partial<Record<keyof VisitValues, string>>;

/** A rejected request, or a rejected change of one. */
export interface SubmittedVisitForm extends SubmittedForm<VisitValues> {
  /** The token of the link in the mails, with the reason why the request was not changed. */
  readonly token?: string;
  readonly problem?: VisitChangeProblem;
}

const timeFieldNames = wishes.flatMap((wish) => [`day${wish}`, `hour${wish}`] as const);

const ownFieldNames: readonly VisitFieldName[] = [
  'question',
  'contactName',
  'email',
  'phone',
  'studentGrade',
];

/** Every field of the form, in order. */
export const visitFieldNames: readonly (keyof VisitValues)[] = [...timeFieldNames, ...ownFieldNames];

/** Builds the values of the times from a getter by field name. */
function buildTimeValues(text: (name: TimeFieldName) => string): TimeValues {
  return {
    day1: text('day1'),
    hour1: text('hour1'),
    day2: text('day2'),
    hour2: text('hour2'),
    day3: text('day3'),
    hour3: text('hour3'),
  };
}

/** Builds the form's values from a getter by field name. */
export function buildVisitValues(text: (name: keyof VisitValues) => string): VisitValues {
  return {
    ...buildTimeValues(text),
    question: text('question'),
    contactName: text('contactName'),
    email: text('email'),
    phone: text('phone'),
    studentGrade: text('studentGrade'),
  };
}

export const emptyVisit: VisitValues = buildVisitValues(() => '');

/** The values for these times: `2026-03-05T14:00`. */
export function timeValuesFor(times: readonly string[]): TimeValues {
  return buildTimeValues((name) => {
    const time = times[Number(name.at(-1)) - 1];
    if (time === undefined) return '';
    return name.startsWith('day') ? time.slice(0, 10) : String(Number(time.slice(11, 13)));
  });
}

/** Parses a form submitted without JavaScript. Missing fields are empty; unknown ones are ignored. */
export function readVisitForm(sent: URLSearchParams): VisitValues {
  return buildVisitValues((name) => sent.get(name) ?? '');
}

const chosen = (values: TimeValues, wish: Wish) => ({
  day: values[`day${wish}`],
  hour: values[`hour${wish}`],
});

/** The wished times with a day and an hour, as the service takes them. */
export function requestedTimes(values: TimeValues): string[] {
  return wishes.flatMap((wish) => {
    const { day, hour } = chosen(values, wish);
    return /^\d{4}-\d\d-\d\d$/.test(day) && /^\d{1,2}$/.test(hour) ? [visitTime(day, Number(hour))] : [];
  });
}

/** Problems of the wished times: half of one, one alone, or two equal ones. None is a problem only if `required`. */
export function visitTimeProblems(
  values: TimeValues,
  required = `Escolha dois ou três horários`,
): Partial<Record<TimeFieldName, string>> {
  const problems: Partial<Record<TimeFieldName, string>> = {};
  for (const wish of wishes) {
    const { day, hour } = chosen(values, wish);
    if (day !== '' && hour === '') problems[`hour${wish}`] = 'Escolha também a hora';
    if (day === '' && hour !== '') problems[`day${wish}`] = 'Escolha também o dia';
  }
  if (Object.keys(problems).length > 0) return problems;
  const times = requestedTimes(values);
  if (times.length === 0) return required === '' ? {} : { day1: required };
  const problem = visitTimesProblem(times);
  if (problem === undefined) return {};
  const wish = times.length < MIN_VISIT_TIMES ? firstEmpty(values) : firstRepeated(values);
  return { [`day${wish}`]: problem };
}

const firstEmpty = (values: TimeValues): Wish =>
  wishes.find((wish) => wish > 1 && chosen(values, wish).day === '') ?? 1;

function firstRepeated(values: TimeValues): Wish {
  const times = wishes.map((wish) => Object.values(chosen(values, wish)).join(' '));
  return wishes.find((wish) => times.indexOf(times[wish - 1] ?? '') < wish - 1) ?? 1;
}

/** Problems of a request by field: the domain's rules, and those of the times, of which there are none with a question alone. */
export function visitProblems(values: VisitValues): VisitProblems {
  const required = values.question.trim() === '' ? EMPTY_VISIT_MESSAGE : '';
  const own = ownFieldNames.flatMap((name) => {
    const problem = visitFieldProblem(name, values[name]);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return { ...visitTimeProblems(values, required), ...Object.fromEntries(own) };
}

/** The request to submit: normalized names (VA-02), no empty texts. Validate the values with `visitProblems` first. */
function toVisitForm(values: VisitValues): VisitForm {
  return {
    contactName: formatPersonName(values.contactName),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    studentGrade: values.studentGrade || null,
    times: requestedTimes(values),
    question: normalizePlainText(values.question) || null,
  };
}

export const visitRules: SubmissionRules<VisitValues, VisitForm> = {
  kind: 'visit',
  read: readVisitForm,
  problems: visitProblems,
  toBody: toVisitForm,
  readEmail: ({ email }) => email,
  copy: visitCopy,
};
