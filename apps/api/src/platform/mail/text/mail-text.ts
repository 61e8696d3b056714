import { site } from '@melhor-escola/config/site';
import type { PriceLine } from '@melhor-escola/domain/price-sum';
import { firstName, type MailBlock, type MailContent, onOneLine, replySentence } from './mail-content.ts';

/** The plain-text version: the same words in the same order. */
export function renderMailText(content: MailContent): string {
  const name = firstName(content.name);
  const { action, stop, notes = [] } = content;
  return [
    content.heading,
    name ? `Olá, ${name}.` : 'Olá.',
    ...content.body.map(blockText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
    [
      '-- ',
      site.name,
      `Dúvidas? Ligue grátis para ${site.phone.label}. ${replySentence(content)}`,
      `Você recebeu este e-mail porque ${onOneLine(content.reason)}.`,
    ].join('\n'),
  ]
    .map((part) => part.split('\n').map(onOneLineKeepingSignature).join('\n'))
    .join('\n\n')
    .concat('\n');
}

function blockText(block: MailBlock): string {
  if (typeof block === 'string') return onOneLine(block);
  if ('facts' in block) {
    return block.facts.map(({ label, value }) => `${label}: ${onOneLine(value)}`).join('\n');
  }
  if ('sum' in block) {
    const { lines, total, saving } = block.sum;
    const sum = [...lines, total].map(priceLine).join('\n');
    return saving ? `${sum}\n\n${priceLine(saving)}` : sum;
  }
  if ('links' in block)
    return block.links.map(({ label, url }) => `${onOneLine(label)}:\n${url}`).join('\n\n');
  return block.offers
    .map(({ title, school, price, url }) => [title, school, price].map(onOneLine).concat(url).join('\n'))
    .join('\n\n');
}

const priceLine = ({ term, amount }: PriceLine): string => `${term}: ${amount}`;

/** The signature separator needs its trailing space: mail programs recognize it by that. */
function onOneLineKeepingSignature(line: string): string {
  return line === '-- ' ? line : onOneLine(line);
}
