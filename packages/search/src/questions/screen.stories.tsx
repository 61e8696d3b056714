import { questionProblems } from '@melhor-escola/domain/question-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { questionPage } from '../fixtures/questions.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { absentService, FixturePage } from '../fixtures/site.tsx';
import { emptyQuestion } from './form/question-values.ts';
import { questionsQuery, type QuestionPage } from './queries.ts';
import type { QuestionsSearch } from './search-params.ts';
import { QuestionsScreen, type QuestionsScreenProps } from './screen.tsx';

const { slug } = schoolDetails();

const firstPage: QuestionsSearch = {};

interface StoryProps extends Partial<QuestionsScreenProps> {
  page?: QuestionPage;
}

/** Renders the questions page with its data in the query cache. */
function QuestionsPage({ page = questionPage(), search = firstPage, ...props }: StoryProps) {
  const queryClient = schoolQueryClient();
  queryClient.setQueryData(questionsQuery(absentService, slug, search).queryKey, page);
  return (
    <FixturePage
      screen={<QuestionsScreen slug={slug} search={search} startedAt={0} {...props} />}
      queryClient={queryClient}
      address={`/escolas/${slug}/perguntas`}
    />
  );
}

const meta = {
  title: 'Search/Questions',
  component: QuestionsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof QuestionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoneYet: Story = { args: { page: questionPage([]) } };

/** A link of an e-mail's: its question comes first. The list has three pages. */
export const Published: Story = {
  args: { page: questionPage(undefined, 48), search: { situacao: 'publicada', pergunta: 31 } },
};

/** Marked without JavaScript. */
export const Helpful: Story = { args: { search: { util: 32, pergunta: 32 } } };

export const Sent: Story = {
  args: { search: { situacao: 'enviada' } },
  // Takes the focus, which it must not on the page of all stories.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};

/** Response to an empty plain form. */
export const NothingFilledIn: Story = {
  args: {
    submitted: { values: emptyQuestion, fields: questionProblems(emptyQuestion), startedAt: 0 },
  },
};

/** The service is unavailable: the written text is kept. */
export const NotTaken: Story = {
  args: {
    submitted: {
      values: { text: 'Tem aula de natação no contraturno?', userName: 'Ana', userEmail: 'ana@exemplo.com' },
      message:
        'O site está com um problema passageiro. O que você escreveu continua aqui: envie de novo em alguns minutos.',
      startedAt: 0,
    },
  },
};

export const Confirm: Story = { args: { search: { token: 'x' } } };

export const DeadLink: Story = {
  args: {
    confirmation: {
      token: 'x',
      problem: {
        kind: 'link',
        message: 'Ele já foi usado, passou dos 7 dias ou foi trocado por um mais novo.',
      },
    },
  },
};
