/** What is written in the place of what was taken out. */
const placeholders = {
  secret: '[segredo]',
  email: '[e-mail]',
  cpf: '[cpf]',
  phone: '[telefone]',
} as const;

/**
 * In the order they are looked for: an e-mail may hold a number that looks like a telephone's. Every repetition is bounded, so
 * that a text takes no longer than its length.
 */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s[\w.~+/=-]{6,2000}/gi, `$1 ${placeholders.secret}`],
  // 'token=…', "senha": "…"; of an address also what signing in passes on.
  [
    /\b(\w{0,20}(?:token|senha|password|secret|authorization)["']?\s?[=:]\s?)(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^"'&\s,;#)}\]]{1,2000})/gi,
    `$1${placeholders.secret}`,
  ],
  [/([?&](?:code|state|session|key)=)[^&\s#"']{1,2000}/gi, `$1${placeholders.secret}`],
  [/[\w.%+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, placeholders.email],
  [/(?<!\d)\d{3}\.?\d{3}\.?\d{3}[-.]?\d{2}(?!\d)/g, placeholders.cpf],
  [/(?<!\d)(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}(?!\d)/g, placeholders.phone],
  // What a session or a link of a mail is known by: long, of letters and digits together.
  [/\b(?=[A-Za-z_-]{0,200}\d)(?=[\d_-]{0,200}[A-Za-z])[\w-]{32,2000}\b/g, placeholders.secret],
];

/**
 * A text without what may say who somebody is or let in whoever reads it: e-mails, CPFs, telephones, passwords and tokens
 * (CA-13, LGPD). It takes out rather too much: any eleven digits are taken for a CPF.
 */
export function withoutPersonalData(text: string): string {
  let cleared = text;
  for (const [pattern, placeholder] of patterns) cleared = cleared.replace(pattern, placeholder);
  return cleared;
}
