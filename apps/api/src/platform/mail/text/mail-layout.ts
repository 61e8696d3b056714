import { brandNames, siteBrand } from '@melhor-escola/config/brand';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import { site } from '@melhor-escola/config/site';
import type { PriceLine, PriceSum } from '@melhor-escola/domain/price-sum';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import {
  firstName,
  type MailBlock,
  type MailContent,
  type MailFact,
  type MailLink,
  type MailMessage,
  type MailOffer,
  onOneLine,
  replySentence,
} from './mail-content.ts';
import { renderMailText } from './mail-text.ts';

/** The kit's colors, because mail programs know no variables. */
const light = {
  ...themeColors.light,
  get brand(): string {
    return brandColors[siteBrand()].light.brand;
  },
  get onBrand(): string {
    return brandColors[siteBrand()].light.onBrand;
  },
  /** The lines of ruled paper. */
  get rule(): string {
    return brandColors[siteBrand()].light.coverLine;
  },
};

/** System fonts, because no mail program loads a font. Single quotes, because it is used in attributes. */
const family = "'Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** For mail programs that support the system setting, and for Outlook.com, which uses its own attribute. */
function darkStyles(): string {
  const { dark } = themeColors;
  const { brand, onBrand, coverLine } = brandColors[siteBrand()].dark;
  const rules = Object.entries({
    '.paper': `background:${dark.paper} !important`,
    '.card': `background:${dark.card} !important`,
    '.wash': `background:${dark.wash} !important`,
    '.line': `border-color:${dark.hairline} !important`,
    '.rule': `border-color:${coverLine} !important`,
    '.total': `border-color:${dark.ink} !important`,
    '.ink': `color:${dark.ink} !important`,
    '.soft': `color:${dark.inkSoft} !important`,
    '.link': `color:${brand} !important`,
    '.button': `background:${brand} !important;color:${onBrand} !important`,
  });
  return [
    `@media (prefers-color-scheme:dark){${rules.map(([name, rule]) => `${name}{${rule}}`).join('')}}`,
    ...rules.map(([name, rule]) => `[data-ogsc] ${name},[data-ogsb] ${name}{${rule}}`),
  ].join('\n');
}

/**
 * Renders a message as text and HTML. The HTML uses tables and inline styles, because Outlook renders with Word and
 * Gmail drops unknown elements; dark-mode colors are in a style sheet for programs that support it.
 *
 * @throws {TypeError} when a link is not an absolute web URL: a programming error.
 */
export function layOutMail(content: MailContent): MailMessage {
  for (const link of [content.action, content.stop]) if (link) assertWebAddress(link.url);
  return {
    subject: onOneLine(content.subject),
    text: renderMailText(content),
    html: renderHtml(content),
    ...(content.replyTo && { replyTo: content.replyTo.email }),
  };
}

function renderHtml(content: MailContent): string {
  const name = firstName(content.name);
  const { action, stop, notes = [] } = content;
  return page(
    content,
    [
      `<h1 class="ink" style="margin:0 0 20px;font:700 24px/30px ${family};color:${light.ink};text-wrap:balance">${escaped(content.heading)}</h1>`,
      paragraph(name ? `Olá, ${name}.` : 'Olá.'),
      ...content.body.map(renderBlock),
      ...(action ? [renderAction(action)] : []),
      ...notes.map((note) => paragraph(note, 'soft')),
      ...(stop
        ? [
            `<p style="margin:0 0 16px;font:400 16px/24px ${family}"><a class="link" href="${escaped(stop.url)}" style="color:${light.brand}">${escaped(stop.label)}</a></p>`,
          ]
        : []),
    ].join('\n'),
  );
}

function renderBlock(block: MailBlock): string {
  if (typeof block === 'string') return paragraph(block);
  if ('facts' in block) return renderFacts(block.facts);
  if ('sum' in block) return renderSum(block.sum);
  if ('links' in block) return renderLinks(block.links);
  return `<div style="margin:0 0 20px">${block.offers.map(renderOffer).join('\n')}</div>`;
}

function paragraph(text: string, tone: 'ink' | 'soft' = 'ink'): string {
  return `<p class="${tone}" style="margin:0 0 16px;font:400 16px/24px ${family};color:${tone === 'soft' ? light.inkSoft : light.ink}">${keepTogether(escaped(text))}</p>`;
}

/** Keeps our phone number, and 'e-mail', from breaking at the end of a line. @param html escaped text. */
function keepTogether(html: string): string {
  return html
    .replaceAll(site.phone.label, site.phone.label.replaceAll(' ', '&nbsp;'))
    .replaceAll(/\be-mails?\b/g, '<span style="white-space:nowrap">$&</span>');
}

/** One link per row, 44 px high for a thumb. */
function renderLinks(links: readonly MailLink[]): string {
  const rows = links.map(({ label, url }) => {
    assertWebAddress(url);
    return `<tr><td class="line" style="padding:10px 0;border-top:1px solid ${light.hairline}"><a class="link" href="${escaped(url)}" style="font:700 17px/24px ${family};color:${light.brand}">${escaped(label)}</a></td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

/** Label above value, so that long school names fit on narrow phones. */
function renderFacts(facts: readonly MailFact[]): string {
  const rows = facts.map(({ label, value, strong = false }, index) => {
    const space = index === facts.length - 1 ? 0 : 14;
    const size = strong ? '700 22px/28px' : '400 16px/22px';
    return `<tr><td style="padding:0 0 ${space}px"><div class="soft" style="font:400 14px/20px ${family};color:${light.inkSoft}">${escaped(label)}</div><div class="ink" style="font:${size} ${family};color:${light.ink};word-break:break-word">${escaped(value)}</div></td></tr>`;
  });
  return `<table role="presentation" class="wash" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.wash}" style="margin:0 0 20px;background:${light.wash};border-radius:10px"><tr><td style="padding:18px 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table></td></tr></table>`;
}

/**
 * A sum as on the site's pages: ruled paper, a double line below what is paid, then what a year saves, with a marker stroke.
 * Its uneven corners stand for the site's `clip-path`, which mail programs lack.
 */
function renderSum({ lines, total, saving }: PriceSum): string {
  const ruled = `border-bottom:1px solid ${light.rule}`;
  const paid = { font: '700 20px/24px', style: `border-bottom:3px double ${light.ink}`, className: 'total' };
  const rows = [
    ...lines.map((line, index) =>
      renderSumRow(
        line,
        index === 0 ? { style: `${ruled};border-top:1px solid ${light.rule}` } : { style: ruled },
      ),
    ),
    renderSumRow(total, paid),
    ...(saving ? [renderSumRow(saving, { style: ruled, isMarked: true })] : []),
  ];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

interface SumRowOptions {
  readonly style: string;
  readonly font?: string;
  /** Class whose border color the dark theme changes. @default 'rule' */
  readonly className?: string;
  /** Whether the amount has a marker stroke. */
  readonly isMarked?: boolean;
}

/** A row of 36 px, whose text stands near its line. At 360 px 'Você paga por mês' and 'R$ 12.345,67' fit on one line. */
function renderSumRow(
  { term, amount }: PriceLine,
  { style, font = '400 16px/24px', className = 'rule', isMarked = false }: SumRowOptions,
): string {
  const cell = (textFont: string) =>
    `${style};font:${textFont} ${family};color:${light.ink};white-space:nowrap`;
  const shown = isMarked
    ? `<span style="padding:1px 5px;border-radius:9px 3px 10px 4px;background:${light.highlight};color:${light.onHighlight}">${escaped(amount)}</span>`
    : escaped(amount);
  return `<tr><td class="ink ${className}" valign="bottom" style="padding:8px 8px 4px 0;${cell(font.replace('20px', '16px'))}">${escaped(term)}</td><td class="ink ${className}" align="right" valign="bottom" style="padding:8px 0 4px;${cell(font)}">${shown}</td></tr>`;
}

function renderOffer({ title, school, price, url }: MailOffer): string {
  assertWebAddress(url);
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;border:1px solid ${light.hairline};border-radius:10px;border-collapse:separate"><tr><td style="padding:16px 20px"><a class="link" href="${escaped(url)}" style="font:700 17px/24px ${family};color:${light.brand}">${escaped(school)}</a><div class="soft" style="padding:2px 0 8px;font:400 15px/22px ${family};color:${light.inkSoft}">${escaped(title)}</div><div class="ink" style="font:700 20px/26px ${family};color:${light.ink}">${escaped(price)}</div></td></tr></table>`;
}

/** A button whose whole area is a link, in Outlook too, with the URL below as a fallback. */
function renderAction({ label, url }: MailLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button" align="center" bgcolor="${light.brand}" style="border-radius:10px;background:${light.brand};mso-padding-alt:14px 28px"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:14px 28px;border-radius:10px;background:${light.brand};font:700 17px/22px ${family};color:${light.onBrand};text-decoration:none;mso-padding-alt:0">${escaped(label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 20px;font:400 14px/20px ${family};color:${light.inkSoft}">Se o botão não funcionar, copie este endereço e cole no navegador:<br><a class="link" href="${escaped(url)}" style="color:${light.brand};word-break:break-all">${escaped(url)}</a></p>`;
}

function page(content: MailContent, inner: string): string {
  const { subject, preheader, reason } = content;
  return `<!doctype html>
<html lang="${site.locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(subject)}</title>
<style>${darkStyles()}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}${afterPreheader}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background:${light.paper}"><tr><td align="center" style="padding:24px 12px 32px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="padding:0 8px 16px">${brandText()}</td></tr>
<tr><td class="card line" align="left" bgcolor="${light.card}" style="padding:32px 24px 16px;background:${light.card};border:1px solid ${light.hairline};border-radius:12px">
${inner}
</td></tr>
<tr><td align="left" style="padding:20px 8px 0">
<p class="soft" style="margin:0 0 8px;font:400 14px/20px ${family};color:${light.inkSoft}">Dúvidas? Ligue grátis para <a class="link" href="${site.phone.href}" style="color:${light.brand};white-space:nowrap">${site.phone.label}</a>. ${replySentence(content)}</p>
<p class="soft" style="margin:0;font:400 14px/20px ${family};color:${light.inkSoft}">Você recebeu este e-mail porque ${escaped(reason)}.</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** Content id of the attached logo. */
export const LOGO_CID = 'logo';

/** The brand's mark and its name as text, because some programs block pictures. */
function brandText(): string {
  const [common, own] = brandNames[siteBrand()];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 8px 0 0"><img src="cid:${LOGO_CID}" width="32" height="32" alt="" style="display:block;border:0"></td><td class="ink" style="font:400 21px/32px ${family};color:${light.ink}">${common} <b>${own}</b></td></tr></table>`;
}

/** Invisible characters, so that the list of messages does not show the heading after a short preheader. */
const afterPreheader = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Escapes a text for element content or a double-quoted attribute. */
function escaped(value: string): string {
  return escapeHtml(onOneLine(value));
}

function assertWebAddress(url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new TypeError(`A mail links to absolute http addresses only, not to '${url}'.`);
  }
}
