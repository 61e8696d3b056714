/** How far a visit came, in order: what the operators' figures count (issue of a visit's funnel, CA-14). */
export const visitSteps = ['search', 'school', 'offer', 'lead', 'reservation'] as const;

/** `search`: results were shown; `school`: a school's page; `offer`: an offer was chosen; then its details left, a seat reserved. */
export type VisitStep = (typeof visitSteps)[number];
