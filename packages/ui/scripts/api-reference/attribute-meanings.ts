import type { AttributeReference, PropReference } from './reference.ts';

/** Descriptions of attributes that several components share, used if a docstring has none. */
const meanings: Readonly<Record<string, string>> = {
  'data-component': 'Names the component: the root of its markup.',
  'data-invalid': 'While it has an error.',
  'data-state': 'Whether it is open.',
};

/**
 * Adds what docstrings need not repeat: an attribute named after a prop has that prop's values, or is present while the
 * prop is `true`.
 */
export function withMeanings(
  attributes: readonly AttributeReference[],
  props: readonly PropReference[],
): readonly AttributeReference[] {
  return attributes.map((attribute) => {
    const prop = props.find(({ name }) => attributeOf(name) === attribute.name);
    const literals = prop?.type.split(' | ').map((literal) => /^'(.*)'$/.exec(literal)?.[1]) ?? [];
    const ofProp = literals.flatMap((literal) => literal ?? []);
    const isEnumeration = ofProp.length > 0 && ofProp.length === literals.length;
    const mirrors = isEnumeration && attribute.values.length === 0;
    return {
      ...attribute,
      values: mirrors ? ofProp : attribute.values,
      description: attribute.description || (meanings[attribute.name] ?? propDescription(prop, mirrors)),
    };
  });
}

/** `data-part-name` for `partName`. */
function attributeOf(prop: string): string {
  return `data-${prop.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function propDescription(prop: PropReference | undefined, mirrors: boolean): string {
  if (!prop) return '';
  return mirrors ? `Mirrors the prop \`${prop.name}\`.` : `While \`${prop.name}\`.`;
}
