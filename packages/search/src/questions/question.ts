import type { QuestionHit } from '@melhor-escola/api-client/service';
import { isoDay } from '@melhor-escola/domain/date';

/** A published question about a school. */
export interface Question {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  /** YYYY-MM-DD in the time zone of Brasília. */
  readonly askedOn: string;
  readonly answer?: SchoolAnswer | undefined;
  /** Number of devices that marked it as helpful. */
  readonly helpful: number;
}

/** The school's answer. */
export interface SchoolAnswer {
  readonly text: string;
  /** YYYY-MM-DD in the time zone of Brasília; absent if unknown. */
  readonly answeredOn?: string | undefined;
}

/** The first questions of a school, and the number of all. */
export interface FirstQuestions {
  /** As of the service: mapped by the section, whose code is loaded when it is near. */
  readonly hits: readonly QuestionHit[];
  readonly total: number;
}

/** Maps a question of the service. */
export function toQuestion(hit: QuestionHit): Question {
  return {
    id: hit.id,
    author: hit.userName,
    text: hit.text,
    askedOn: isoDay(new Date(hit.publishedAt)),
    answer: hit.answer
      ? {
          text: hit.answer,
          answeredOn: hit.answeredAt === null ? undefined : isoDay(new Date(hit.answeredAt)),
        }
      : undefined,
    helpful: hit.helpfulCount,
  };
}
