/**
 * Writes `api-report.md` of the package in the working directory, for the packages that teams outside this repository install: its public
 * API as API Extractor reports it, each entry as a namespace. With `--check` it fails if the committed report differs.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { build } from 'tsdown';
import { writeGenerated } from '../src/documents/generated-file.ts';
import { packageBuild } from '../src/packaging/package-build.ts';
import { packageEntries } from '../src/packaging/package-entries.ts';

const root = process.cwd();
const none = { default: { logLevel: ExtractorLogLevel.None } };

/** 'results/screen' as an identifier: 'resultsScreen'. */
const identifier = (entry: string) =>
  entry.replaceAll(/\W+(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** @param types folder of the package's declarations, which gets one more that exports all entries. */
function buildReport(types: string): string {
  const everything = path.join(types, 'every-entry.d.ts');
  const entries = packageEntries(root).map(
    ({ name, module }) => `export * as ${identifier(name)} from './${module}.js';\n`,
  );
  writeFileSync(everything, entries.join(''));
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: everything,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom', 'dom.iterable'],
            skipLibCheck: true,
            // Our other packages are read from their sources.
            allowImportingTsExtensions: true,
            noEmit: true,
            types: [],
          },
          files: [everything],
        },
      },
      // What exported declarations refer to is part of the API.
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: 'report.api.md',
        reportFolder: types,
        reportTempFolder: types,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: none,
        tsdocMessageReporting: none,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, 'package.json'),
  });
  // Its own messages would say where to copy the report.
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (errorCount > 0) throw new Error(`API Extractor found ${errorCount} errors.`);
  return readFileSync(path.join(types, 'report.api.md'), 'utf8').replaceAll('\r\n', '\n');
}

// Within the package, so that its dependencies resolve; API Extractor takes what is in a folder node_modules for somebody else's.
const cache = path.join(root, '.cache');
mkdirSync(cache, { recursive: true });
const types = mkdtempSync(path.join(cache, 'api-'));
try {
  await build({ ...packageBuild(root), outDir: types });
  writeGenerated({ [path.join(root, 'api-report.md')]: buildReport(types) });
} finally {
  rmSync(types, { recursive: true });
}
