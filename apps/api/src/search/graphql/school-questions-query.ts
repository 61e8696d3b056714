import {
  type FirstQuestions,
  type QuestionHit,
  type SchoolQuestionsResult,
  searchSchoolQuestions,
} from '../schools/school-questions.ts';
import { schoolBatches } from '../schools/school-batches.ts';
import { builder } from './builder.ts';
import { schoolType } from './school-type.ts';
import { paginationInput } from './shared-types.ts';

const questionType = builder.objectRef<QuestionHit>('SchoolQuestion').implement({
  description: 'A published question about a school. Texts are plain text, as written.',
  fields: (t) => ({
    id: t.exposeID('id'),
    userName: t.exposeString('userName'),
    text: t.exposeString('text'),
    publishedAt: t.exposeString('publishedAt', { description: 'ISO 8601, UTC.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'The school’s.' }),
    answeredAt: t.exposeString('answeredAt', { nullable: true, description: 'ISO 8601, UTC.' }),
    helpfulCount: t.exposeInt('helpfulCount', {
      description: 'Number of devices that marked it as helpful.',
    }),
  }),
});

const firstQuestionsType = builder.objectRef<FirstQuestions>('FirstSchoolQuestions').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [questionType] }),
    total: t.exposeInt('total', { description: 'All published questions of the school.' }),
  }),
});

const MAX_QUESTIONS = 20;
const DEFAULT_QUESTIONS = 3;

builder.objectField(schoolType, 'questions', (t) =>
  t.field({
    type: firstQuestionsType,
    description: 'Questions of visitors: most helpful first, then answered ones, then the latest.',
    args: {
      size: t.arg.int({ description: `${DEFAULT_QUESTIONS} by default, at most ${MAX_QUESTIONS}.` }),
    },
    resolve: async ({ id }, { size }, context) => {
      const questions = Math.min(Math.max(size ?? DEFAULT_QUESTIONS, 1), MAX_QUESTIONS);
      return (await schoolBatches(context).questions(id, questions)) ?? { hits: [], total: 0 };
    },
  }),
);

const questionResultType = builder.objectRef<SchoolQuestionsResult>('SchoolQuestionResult').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [questionType] }),
    total: t.exposeInt('total', { description: 'Hits on all pages.' }),
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
  }),
});

builder.queryField('schoolQuestions', (t) =>
  t.field({
    type: questionResultType,
    description:
      "A school's published questions, in the order of `School.questions`; none for an unknown slug.",
    args: {
      schoolSlug: t.arg.string({ required: true }),
      first: t.arg.int({ description: 'Id of the question that comes first.' }),
      pagination: t.arg({ type: paginationInput }),
    },
    resolve: (_root, args, { database }) => searchSchoolQuestions(database, args),
  }),
);
