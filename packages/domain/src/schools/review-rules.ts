import { emailProblem, MAX_EMAIL_LENGTH } from '../people/email.ts';
import { MAX_FULL_NAME_LENGTH } from '../people/name.ts';
import {
  requiredMessage,
  tooLongMessage,
  tooShortMessage,
  isPlainText,
  normalizePlainText,
  visibleLength,
} from '../text/text-field.ts';

/** Relationship of the author to the school (EN-16). Stored and displayed as is. */
export const reviewRelationships = ['Mãe, pai ou responsável', 'Aluno', 'Ex-aluno', 'Funcionário'] as const;

/** Teaching methodologies (EN-19). Stored and displayed as is. */
export const teachingMethodologies = [
  'Tradicional',
  'Construtivista',
  'Montessoriana',
  'Waldorf',
  'Freiriana',
  'Sociointeracionista',
  'Bilíngue',
  'Outra',
] as const;

export const MIN_RATING = 1;
export const MAX_RATING = 5;

/** Common to all fields of the form: `label` is `{field}` in its messages (EN-16). */
interface Labeled {
  readonly label: string;
  readonly required: boolean;
}

interface TextField extends Labeled {
  readonly kind: 'text';
  /** Visible characters. */
  readonly min: number;
  /** Characters. */
  readonly max: number;
  /** Whether it may contain line breaks. */
  readonly lines: boolean;
}

interface EmailField extends Labeled {
  readonly kind: 'email';
  readonly max: number;
}

interface ChoiceField extends Labeled {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

interface RatingField extends Labeled {
  readonly kind: 'rating';
}

export type ReviewField = TextField | EmailField | ChoiceField | RatingField;

const rating = (label: string) => ({ kind: 'rating', label, required: true }) as const;

/**
 * The fields of the review form with their Portuguese names and limits (EN-16), validated by the site and by the service.
 * The five required ratings form the mean of a review. The rating of the education system is only for authors who name one, and
 * counts separately.
 */
export const reviewFields = {
  userName: {
    kind: 'text',
    label: 'nome',
    required: true,
    min: 2,
    max: MAX_FULL_NAME_LENGTH,
    lines: false,
  },
  userEmail: { kind: 'email', label: 'email', required: true, max: MAX_EMAIL_LENGTH },
  userRelationship: {
    kind: 'choice',
    label: 'relacionamento',
    required: true,
    options: reviewRelationships,
  },
  educationSystem: {
    kind: 'text',
    label: 'Sistema Educacional',
    required: false,
    min: 2,
    max: 100,
    lines: false,
  },
  teachingMethodology: {
    kind: 'choice',
    label: 'metodologia',
    required: false,
    options: teachingMethodologies,
  },
  ratingStudentsMotivation: rating('avaliação da motivação dos alunos'),
  ratingPhysicalStructure: rating('avaliação da estrutura física'),
  ratingCommunityParticipation: rating('avaliação da participação da comunidade'),
  ratingSocioemotionalDevelopment: rating('avaliação do desenvolvimento socioemocional'),
  ratingExamPreparation: rating('avaliação da preparação para vestibular'),
  ratingEducationSystem: { kind: 'rating', label: 'Sistema educacional', required: false },
  testimonial: { kind: 'text', label: 'depoimento', required: true, min: 20, max: 2000, lines: true },
} as const satisfies Readonly<Record<string, ReviewField>>;

export type ReviewFieldName = keyof typeof reviewFields;

/** The ratings of which a review's mean, and so the school's, is computed. */
export const meanRatings = [
  'ratingStudentsMotivation',
  'ratingPhysicalStructure',
  'ratingCommunityParticipation',
  'ratingSocioemotionalDevelopment',
  'ratingExamPreparation',
] as const satisfies readonly ReviewFieldName[];

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The spec's message for an invalid value of the form (VA-07); `undefined` if it is valid. */
export function reviewFieldProblem(name: ReviewFieldName, value: unknown): string | undefined {
  const field: ReviewField = reviewFields[name];
  if (isBlank(value)) return field.required ? requiredMessage(field.label) : undefined;
  if (field.kind === 'rating') {
    if (isRating(value)) return undefined;
    return `O campo ${field.label} deve ser uma nota de ${MIN_RATING} a ${MAX_RATING}`;
  }
  if (typeof value !== 'string') return `O campo ${field.label} não está no formato pedido`;
  if (field.kind === 'text') return textProblem(value, field);
  if (field.kind === 'email') return emailProblem(value);
  return field.options.includes(value) ? undefined : `Escolha uma das opções do campo ${field.label}`;
}

function isRating(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= MIN_RATING && Number(value) <= MAX_RATING;
}

/** Limits of a text by a person: a review, a report, a school's reply. */
export type TextLimits = Pick<TextField, 'label' | 'min' | 'max' | 'lines'>;

/** The message for an invalid text; `undefined` if it is valid or empty. */
export function textProblem(value: string, { label, min, max, lines }: TextLimits): string | undefined {
  const text = normalizePlainText(value);
  if (text === '') return undefined;
  if (!isPlainText(text, { lines })) return `O campo ${label} tem caracteres que não podem ser usados`;
  if (visibleLength(text) < min) return tooShortMessage(label, min);
  if (text.length > max) return tooLongMessage(label, max);
  return undefined;
}

/** Reasons for reporting a review, as stored by the service. */
export const reviewReportReasons = [
  'offensive',
  'personal-data',
  'false',
  'unrelated',
  'advertising',
  'other',
] as const;

export type ReviewReportReason = (typeof reviewReportReasons)[number];

/** Labels of the reasons for visitors. */
export const reviewReportReasonNames: Readonly<Record<ReviewReportReason, string>> = {
  offensive: 'É ofensiva ou discrimina alguém',
  'personal-data': 'Expõe dados pessoais de alguém',
  false: 'Não é verdadeira ou não é de quem conhece a escola',
  unrelated: 'Não fala desta escola',
  advertising: 'É propaganda ou spam',
  other: 'Outro motivo',
};

/** Limits of the details of a report. */
export const reportDetails: TextLimits = { label: 'detalhes', min: 1, max: 500, lines: true };

/** Limits of the details of a rejection by our team. */
export const rejectionDetails: TextLimits = { label: 'explicação', min: 3, max: 500, lines: true };
