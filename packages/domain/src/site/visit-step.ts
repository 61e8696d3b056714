/** Steps of the visit funnel, in order; counted in the operators' figures (CA-14). */
export const visitSteps = ['search', 'school', 'school-visit', 'offer', 'lead', 'reservation'] as const;

/** `search`: results shown; `school`: school page shown; `school-visit`: visit to the school requested; `offer`: offer chosen; `lead`: details submitted; `reservation`: seat reserved. */
export type VisitStep = (typeof visitSteps)[number];
