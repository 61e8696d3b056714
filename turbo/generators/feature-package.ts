import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { featurePackages } from '../../tools/feature-packages.mjs';
import { readName } from './names.ts';

/** What the templates of a screen need to know about its package. */
export interface FeaturePackage {
  /** Of its folder: 'search'. */
  readonly feature: string;
  readonly featureCamel: string;
  readonly featurePascal: string;
  /** Whether its screens belong to the current user: they call the service through the port `client`. */
  readonly isAccount: boolean;
  /** The host's file that maps roles to addresses, relative to the repository. */
  readonly hostLinks: string;
  /** Whether the host binds the ports in each route, instead of once in the root. */
  readonly bindsPortsInRoute: boolean;
}

const hostPorts = (feature: string) => `apps/marketplace/src/app/${feature}-ports.tsx`;

/** A package that is about to be generated. */
export function newFeature(feature: string): FeaturePackage {
  const { camel, pascal } = readName(feature);
  return {
    feature,
    featureCamel: camel,
    featurePascal: pascal,
    isAccount: false,
    hostLinks: hostPorts(feature),
    bindsPortsInRoute: true,
  };
}

/** @throws {Error} when there is no such feature package. */
export function readFeature(repository: string, feature: string): FeaturePackage {
  const features = featurePackages(repository);
  if (!features.includes(feature)) {
    throw new Error(
      `'${feature}' is not a feature package: a screen belongs to one of ${features.join(', ')}. Run pnpm new feature for a new one.`,
    );
  }
  const exists = (file: string) => existsSync(path.join(repository, file));
  const ports = readFileSync(path.join(repository, 'packages', feature, 'src/ports.tsx'), 'utf8');
  const isAccount = ports.includes('readonly api: Api;');
  const bindsPorts = exists(hostPorts(feature));
  return {
    ...newFeature(feature),
    isAccount,
    hostLinks: bindsPorts ? hostPorts(feature) : 'apps/marketplace/src/app/links.ts',
    bindsPortsInRoute: bindsPorts && !isAccount,
  };
}
