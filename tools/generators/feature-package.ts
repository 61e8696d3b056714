import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { featurePackages } from '../feature-packages.mjs';
import { GeneratorRefused } from './generator-refused.ts';

/** A feature package, as far as a screen in it is made of what the package has. */
export interface FeaturePackage {
  /** Of its folder. */
  readonly name: string;
  readonly folder: string;
  /** The hook that gives a screen its ports: 'useSearchPorts'. */
  readonly portsHook: string;
  /** Whose its pages are: everybody's, by the port `service`, or those of who is signed in, by the port `client`. */
  readonly audience: 'everybody' | 'owner';
  /** Whether it has a link of its own, or takes the router's. */
  readonly hasRouteLink: boolean;
}

/**
 * Reads from a feature package what its screens are made of.
 *
 * @throws {GeneratorRefused} when there is no such package, or it is no feature.
 */
export async function readFeaturePackage(repository: string, name: string): Promise<FeaturePackage> {
  const features = featurePackages(repository);
  if (!features.includes(name)) {
    throw new GeneratorRefused(
      `'${name}' is no feature package: screens belong to one of ${features.join(', ')}. A new one is made by pnpm new feature.`,
    );
  }
  const folder = path.join(repository, 'packages', name);
  const ports = await readFile(path.join(folder, 'src/ports.tsx'), 'utf8');
  const portsHook = /export function (use\w+Ports)\(/.exec(ports)?.[1];
  if (portsHook === undefined) {
    throw new GeneratorRefused(
      `packages/${name}/src/ports.tsx exports no hook such as useSearchPorts, by which a screen has its ports. Write it first.`,
    );
  }
  return {
    name,
    folder,
    portsHook,
    audience: /^\s*readonly client: AuthenticatedClient;/m.test(ports) ? 'owner' : 'everybody',
    hasRouteLink: existsSync(path.join(folder, 'src/route-link.tsx')),
  };
}
