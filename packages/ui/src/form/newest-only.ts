/**
 * Lets a function be asked again before it has answered: whoever asked earlier gets the answer to the newest question, so
 * that answers that come in another order than the questions do no harm.
 */
export function newestOnly<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Answer | Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  let newest: Promise<Answer> | undefined;
  return async (...question) => {
    let asked: Promise<Answer> = (async () => ask(...question))();
    newest = asked;
    let answer = await asked;
    while (asked !== newest) {
      asked = newest;
      answer = await asked;
    }
    return answer;
  };
}
