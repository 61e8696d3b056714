// Prints as JSON how a React Server Components server sees each given entry: for each export 'client' for a client reference,
// else the type of the value; an error message for an entry that cannot be imported.
import { register } from 'node:module';

register('./client-references.mjs', import.meta.url);

const clientReference = Symbol.for('react.client.reference');
const kind = (value) => (value?.$$typeof === clientReference ? 'client' : typeof value);

async function listExportKinds(entry) {
  try {
    const names = Object.entries(await import(entry));
    return Object.fromEntries(names.map(([name, value]) => [name, kind(value)]));
  } catch (error) {
    return `${entry} cannot be imported: ${error.message}`;
  }
}

const kinds = {};
for (const entry of JSON.parse(process.argv[2])) kinds[entry] = await listExportKinds(entry);
process.stdout.write(JSON.stringify(kinds));
