/** HTTP status of an error of Node's HTTP parser, by its code; 400 for any other. */
export function parserErrorStatus(error: Error): number {
  return ('code' in error && statusByCode[String(error.code)]) || 400;
}

const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
