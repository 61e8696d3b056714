// Our lint rules: files may read only paths in the repository, so that every clone works; public URLs are written only in the
// route table, so that renaming one is a single change.
import path from 'node:path';
import { routes, signOutPath } from '../../packages/domain/src/routes.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const message =
  'This path is outside the repository and missing in other clones. Move the file into the repository.';

const leaves = (absolute) => absolute !== repository && !absolute.startsWith(`${repository}${path.sep}`);
const textOf = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
const isMeta = (node, ...properties) =>
  node?.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  properties.includes(node.property.name);
/** 'resolve' of `path.resolve(…)`, and of `resolve(…)`. */
const nameOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** Forbids paths outside the repository, as far as they can be resolved statically. */
const noPathOutside = {
  create(context) {
    const folder = path.dirname(context.filename);
    /** Initial values of the file's constants, by name. */
    const constants = new Map();

    /** Resolves `path.join(first, …)` up to the first dynamic argument. */
    function join([first, ...rest], seen) {
      const start = pathOf(first, seen);
      const texts = rest.map(textOf);
      const unknown = texts.indexOf(undefined);
      const known = unknown === -1 ? texts : texts.slice(0, unknown);
      return { prefix: start && path.resolve(start, ...known), isWhole: unknown === -1 };
    }

    /** The absolute path of an expression; undefined if it is dynamic. */
    function pathOf(node, seen = []) {
      if (isMeta(node, 'dirname')) return folder;
      if (isMeta(node, 'url', 'filename')) return context.filename;
      if (node?.type === 'Identifier') {
        if (constants.has(node.name) && !seen.includes(node.name))
          return pathOf(constants.get(node.name), [...seen, node.name]);
        return node.name === 'repository' ? repository : undefined;
      }
      if (node?.type === 'NewExpression' && node.callee.name === 'URL' && isMeta(node.arguments[1], 'url')) {
        const text = textOf(node.arguments[0]);
        return text === undefined ? undefined : path.resolve(folder, text);
      }
      if (node?.type !== 'CallExpression') return undefined;
      const [argument] = node.arguments;
      switch (nameOf(node)) {
        case 'fileURLToPath':
          return pathOf(argument, seen);
        case 'dirname':
          return pathOf(argument, seen) && path.dirname(pathOf(argument, seen));
        case 'join':
        case 'resolve': {
          const { prefix, isWhole } = join(node.arguments, seen);
          return isWhole ? prefix : undefined;
        }
        default:
          return undefined;
      }
    }

    function check(node) {
      const name = nameOf(node);
      // The URL inside is reported separately.
      if (name === 'fileURLToPath') return;
      const isJoin = node.type === 'CallExpression' && (name === 'join' || name === 'resolve');
      const target = isJoin ? join(node.arguments).prefix : pathOf(node);
      if (target !== undefined && leaves(target)) context.report({ node, message });
    }

    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init) constants.set(id.name, init);
      },
      // Constants are declared before their use or in an outer scope.
      'CallExpression:exit': check,
      'NewExpression:exit': check,
    };
  },
};

const firstSegments = [
  ...new Set(
    [signOutPath, ...Object.values(routes).map(({ pattern }) => pattern)].flatMap(
      (pattern) => pattern.split('/')[1] || [],
    ),
  ),
].join('|');
/** At the start of a literal, or of a link in HTML. */
const publicUrl = new RegExp(`(?:^|["'=])/(?:${firstSegments})(?=["'/?#]|$)`);
const urlMessage =
  'Public URLs are written only in packages/domain/src/routes.ts: use `routes.….path()` or `.to()`.';

/** Forbids literals that are public URLs of the site. */
const noUrlLiteral = {
  create(context) {
    const check = (node, text) => {
      if (publicUrl.test(text)) context.report({ node, message: urlMessage });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};

export default {
  meta: { name: 'repository' },
  rules: { 'no-path-outside': noPathOutside, 'no-url-literal': noUrlLiteral },
};
