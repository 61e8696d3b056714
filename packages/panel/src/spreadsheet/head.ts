import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the spreadsheet of a school's scholarships. @param school its name. */
export function spreadsheetHead(slug: string, school: string): PageHead {
  return {
    title: `Planilha de bolsas – ${school} | ${site.name}`,
    description: `As bolsas de ${school} em uma planilha.`,
    canonicalPath: routes.panelSpreadsheet.path({ slug }),
    robots: 'noindex',
  };
}
