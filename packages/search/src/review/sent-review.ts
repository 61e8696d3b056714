/** Where the query cache has the e-mail that the link of a review just sent has gone to; nowhere else is it kept. */
export const sentReviewKey = (slug: string) => ['search', 'sent-review', slug] as const;
