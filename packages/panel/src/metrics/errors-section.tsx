import type { SiteMetrics } from '@melhor-escola/api-client/panel';
import { formatDateTime } from '@melhor-escola/domain/date';
import { Card } from '@melhor-escola/ui/card';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Table, type TableColumn } from '@melhor-escola/ui/table';
import { Heading, Text } from '@melhor-escola/ui/text';
import { countText } from './metric-text.ts';
import { BarredCount } from './barred-count.tsx';

/** Errors of pages: how many each release had, and which. */
export function ErrorsSection({ releases, errors }: Pick<SiteMetrics, 'releases' | 'errors'>) {
  const maximum = Math.max(1, ...releases.map((release) => release.errors ?? 0));
  return (
    <section aria-labelledby="erros" className="flex flex-col gap-4">
      <Heading level={2} id="erros">
        Erros
      </Heading>
      {releases.length > 0 && (
        <Table
          caption="Erros por versão do site"
          columns={columns}
          rows={releases.map(({ release, ...counts }) => ({
            id: release,
            part: (counts.errors ?? 0) / maximum,
            ...counts,
          }))}
        />
      )}
      {errors.length === 0 ? (
        <EmptyState title="Nenhum erro neste período" />
      ) : (
        <ol className="flex flex-col gap-3">
          {errors.map(({ release, fingerprint, type, message, stack, routes, count, lastAt }) => (
            <Card key={`${release} ${fingerprint}`} as="li" className="flex flex-col gap-2">
              <Heading level={3} size="small" className="wrap-anywhere">
                {`${type}: ${message}`}
              </Heading>
              <Text size="small" tone="soft" className="wrap-anywhere">
                {`${countText(count)} na versão ${release}; a última vez em ${formatDateTime(new Date(lastAt))}. Em ${routes.join(', ')}.`}
              </Text>
              {stack !== '' && (
                <details>
                  <summary className="cursor-pointer py-2">Onde no código</summary>
                  <pre className="text-small whitespace-pre-wrap wrap-anywhere">{stack}</pre>
                </details>
              )}
            </Card>
          ))}
        </ol>
      )}
    </section>
  );
}

type ReleaseRow = Omit<SiteMetrics['releases'][number], 'release'> & {
  readonly id: string;
  /** Of the errors of the release with most, from 0 to 1. */
  readonly part: number;
};

const columns: readonly TableColumn<ReleaseRow>[] = [
  { key: 'release', header: 'Versão', rowHeader: true, cell: ({ id }) => id },
  {
    key: 'errors',
    header: 'Erros',
    numeric: true,
    cell: (row) => <BarredCount count={row.errors} share={row.part} />,
  },
  { key: 'views', header: 'Páginas medidas', numeric: true, cell: ({ views }) => countText(views) },
];
