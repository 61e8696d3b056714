import { formatPhone } from '@melhor-escola/domain/phone-number';
import type { Command as Program } from 'commander';
import type { z } from 'zod';
import { operatedSchoolBody } from '../../catalog/schools/schema.ts';
import { jsonOption, operatorAction } from './operator-call.ts';

interface SetOptions {
  readonly email?: string;
  readonly phone?: string;
  readonly site?: string;
  readonly json: boolean;
}

const schoolPath = (slug: string): string => `/schools/${encodeURIComponent(slug)}`;

/** `pnpm api schools …`: the calls of /v3/operator/schools for a terminal. */
export function addSchoolCommands(program: Program, repository: string): void {
  const call = operatorAction(repository);
  const schools = program.command('schools').description('schools: how to reach them');
  schools
    .command('show')
    .argument('<slug>', 'the last part of its address on the site')
    .description('show a school with its e-mail, phone and website')
    .addOption(jsonOption())
    .action((slug: string, options: { json: boolean }) =>
      call({ method: 'GET', path: schoolPath(slug) }, options, ({ body }) =>
        schoolLines(operatedSchoolBody.parse(body)),
      ),
    );
  schools
    .command('set')
    .argument('<slug>', 'the last part of its address on the site')
    .description('set how to reach a school; no import overwrites it')
    .option('--email <address>', 'where mails about visits, questions and orders go; - removes it')
    .option('--phone <number>', 'with its area code: (63) 3415-1000; - removes it')
    .option('--site <url>', 'its website; - removes it')
    .addOption(jsonOption())
    .action((slug: string, { email, phone, site, json }: SetOptions) =>
      call(
        { method: 'PUT', path: `${schoolPath(slug)}/contact`, body: stated({ email, phone, website: site }) },
        { json },
        ({ body }) => schoolLines(operatedSchoolBody.parse(body)),
      ),
    );
}

/** null for '-', as in a partner's file. */
function stated(options: Readonly<Record<string, string | undefined>>): object {
  return Object.fromEntries(
    Object.entries(options).map(([field, text]) => [field, text === '-' ? null : text]),
  );
}

function schoolLines(school: z.output<typeof operatedSchoolBody>): readonly string[] {
  const { slug, name, city, uf, codEnt, isPartner, demo, email, phone, website, contactSources, unlisted } =
    school;
  const kind = demo ? 'demonstration' : isPartner ? 'partner' : 'no partner';
  const by = (field: keyof typeof contactSources) => contactSources[field] ?? 'census';
  const line = (label: string, value: string | null, field: keyof typeof contactSources) =>
    `    ${label}: ${value === null ? 'unknown' : `${value} (${by(field)})`}`;
  return [
    `${slug}  ${name}, ${city}, ${uf}  ${codEnt ?? 'no INEP code'}  ${kind}`,
    ...(unlisted ? [`    has left the directory: ${unlisted.reason} (${unlisted.year ?? 'Catálogo'})`] : []),
    line('e-mail', email, 'email'),
    line('phone', phone === null ? null : formatPhone(phone), 'phone'),
    line('site', website, 'website'),
  ];
}
