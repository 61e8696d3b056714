/** Why nothing was made; the message is all that the person needs. */
export class GeneratorRefused extends Error {}
