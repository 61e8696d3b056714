/**
 * After the build: writes the stylesheet's rules, from which the server selects those that a page uses, and removes the fonts from the stylesheet that pages load later (ADR 0025).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteStyles } from '../../src/html/page-styles.ts';
import { deferredStylesheet, styleRules } from './style-rules.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const assets = path.join(dist, 'client/assets');
const [name, ...others] = readdirSync(assets).filter((file) => file.endsWith('.css'));
if (name === undefined || others.length > 0)
  throw new Error(
    `The build has ${others.length + (name ? 1 : 0)} stylesheets instead of one: see vite.config.ts.`,
  );
const file = path.join(assets, name);
const css = readFileSync(file, 'utf8');
const styles: SiteStyles = { stylesheet: `/assets/${name}`, ...styleRules(css) };
writeFileSync(path.join(dist, 'server/page-styles.json'), JSON.stringify(styles));
writeFileSync(file, deferredStylesheet(css));
