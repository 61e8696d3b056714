/** The questions page in the URL. Absent for the defaults. */
export type QuestionsSearch = {
  /** From 1. */
  readonly page?: number | undefined;
  /** Id of the question that comes first: the target of a link in an e-mail. */
  readonly pergunta?: number | undefined;
  /** Id of the question that was just marked as helpful without JavaScript. */
  readonly util?: number | undefined;
  /** What just happened: a question was sent, or confirmed by e-mail. */
  readonly situacao?: 'enviada' | 'publicada' | undefined;
  /** Token of the link in the e-mail, which opens the confirmation. */
  readonly token?: string | undefined;
};

const MAX_PAGE = 500;
const MAX_ID = 2_147_483_647;

function integer(value: unknown, minimum: number, maximum: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  const isGood = Number.isInteger(number) && Number(number) >= minimum && Number(number) <= maximum;
  return isGood ? Number(number) : undefined;
}

/** Drops invalid values and unknown keys. */
export function validateQuestionsSearch({
  page,
  pergunta,
  util,
  situacao,
  token,
}: Readonly<Record<string, unknown>>): QuestionsSearch {
  return {
    page: integer(page, 2, MAX_PAGE),
    pergunta: integer(pergunta, 1, MAX_ID),
    util: integer(util, 1, MAX_ID),
    situacao: situacao === 'enviada' || situacao === 'publicada' ? situacao : undefined,
    token: typeof token === 'string' && token !== '' ? token : undefined,
  };
}
