/** Generates docs/events.md from the catalog. */
import path from 'node:path';
import { writeGenerated } from '@melhor-escola/config/generated-file';
import { eventsDocument } from '../src/catalog/described-events.ts';

writeGenerated({ [path.join(import.meta.dirname, '../docs/events.md')]: eventsDocument() });
