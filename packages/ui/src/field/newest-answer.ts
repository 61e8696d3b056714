/**
 * Lets a question be asked again before it has been answered: whoever asked earlier gets the answer to the newest, so that
 * answers that come in another order than the questions do no harm.
 *
 * @returns what each answer under way is to be handed to, in the order of the questions.
 */
export function newestAnswer<Answer>(): (answer: Promise<Answer>) => Promise<Answer> {
  let newest: Promise<Answer>;
  return async (answer) => {
    newest = answer;
    for (;;) {
      const awaited = newest;
      try {
        const found = await awaited;
        if (awaited === newest) return found;
      } catch (error) {
        if (awaited === newest) throw error;
      }
    }
  };
}
