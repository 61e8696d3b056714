import { createHash } from 'node:crypto';
import { formatCount } from '@melhor-escola/domain/count';
import { offerFileLimits } from '@melhor-escola/domain/offer-rules';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { type CsvValues, type LineProblem, openCsv, requireColumns } from '../../imports/csv/csv-table.ts';
import {
  OFFER_MAX_LENGTHS,
  offerColumns,
  readOffer,
  type OfferRecord,
} from '../../imports/offers/offer-record.ts';
import type { Numbered } from '../../imports/run/csv-import.ts';
import { ImportFileError } from '../../imports/run/import-report.ts';
import { type OptionalOfferColumn, optionalOfferColumns } from '../../offers/offer-row.ts';
import { offerFileColumns } from './offer-file.ts';

/** A file of offers, each line validated by itself. */
export interface OfferFile {
  /** SHA-256 of its bytes. */
  readonly hash: string;
  readonly rows: readonly Numbered<OfferRecord>[];
  readonly rejected: readonly RejectedOfferLine[];
  /** Columns that the file lacks, so that what is stored stays. */
  readonly missing: readonly OptionalOfferColumn[];
  /** Columns that are none of an offer. */
  readonly ignored: readonly string[];
}

/** A line that is not taken. The header is line 1. */
export interface RejectedOfferLine {
  readonly line: number;
  readonly problem: LineProblem;
}

/**
 * Reads a school's file as an import does, while it arrives, and no further than its limits. Columns about the school itself, such as
 * photos, are ignored: it states them on its page.
 *
 * @param school whose offers a line without a school is about.
 * @throws {ServiceError} 400 OFFER_FILE_UNREADABLE; 413 PAYLOAD_TOO_LARGE
 */
export async function readOfferFile(bytes: AsyncIterable<Uint8Array>, school: string): Promise<OfferFile> {
  const hash = createHash('sha256');
  try {
    const table = await openCsv(
      limitBytes(bytes, (chunk) => hash.update(chunk)),
      OFFER_MAX_LENGTHS,
    );
    requireColumns(table, 'a file of offers', offerColumns.slice(1));
    const rows: Numbered<OfferRecord>[] = [];
    const rejected: RejectedOfferLine[] = [];
    let count = 0;
    for await (const line of table.lines) {
      count += 1;
      if (count > offerFileLimits.lines)
        throw tooLarge(
          `A planilha tem mais de ${formatCount(offerFileLimits.lines)} linhas: divida em partes.`,
        );
      const reading =
        'broken' in line ? { problem: line.broken } : readOffer(ofOffer(line.values, school), []);
      if ('problem' in reading) rejected.push({ line: line.line, problem: reading.problem });
      else rows.push({ line: line.line, row: reading.record });
    }
    return {
      hash: hash.digest('hex'),
      rows,
      rejected,
      missing: optionalOfferColumns.filter((column) => !table.columns.has(column)),
      ignored: [...table.columns].filter((column) => column !== '' && !offerFileColumns.includes(column)),
    };
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    throw new ServiceError('OFFER_FILE_UNREADABLE', error.advice ?? 'Não conseguimos ler este arquivo.', {
      cause: error,
    });
  }
}

/** The values of a line without those of the school itself. */
function ofOffer(values: CsvValues, school: string): CsvValues {
  return {
    get: (column = '') => {
      if (!offerFileColumns.includes(column)) return '';
      const isNamed = values.get('school_code') !== '' || values.get('school_slug') !== '';
      return column === 'school_slug' && !isNamed ? school : values.get(column);
    },
  };
}

async function* limitBytes(
  bytes: AsyncIterable<Uint8Array>,
  onChunk: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > offerFileLimits.bytes) throw offerFileTooLarge();
    onChunk(chunk);
    yield chunk;
  }
}

/** The file has too many bytes. */
export function offerFileTooLarge(): ServiceError {
  return tooLarge('O arquivo passa de 10 MB: divida em partes, ou apague as colunas que não são das bolsas.');
}

function tooLarge(message: string): ServiceError {
  return new ServiceError('PAYLOAD_TOO_LARGE', message);
}
