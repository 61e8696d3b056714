// Our lint rules: files may read only paths in the repository, so that every clone works; public URLs are written only in the
// route table, so that renaming one is a single change; a text that changes is all that its element contains, so that it survives a
// browser's translator; groups of the service import only downwards.
import path from 'node:path';
import { routes, signOutPath } from '../../packages/domain/src/routes/routes.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const message =
  'This path is outside the repository and missing in other clones. Move the file into the repository.';

const isOutside = (absolute) => absolute !== repository && !absolute.startsWith(`${repository}${path.sep}`);
const literalText = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
const isMeta = (node, ...properties) =>
  node?.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  properties.includes(node.property.name);
/** 'resolve' of `path.resolve(…)`, and of `resolve(…)`. */
const calleeName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** Forbids paths outside the repository, as far as they can be resolved statically. */
const noPathOutside = {
  create(context) {
    const folder = path.dirname(context.filename);
    /** Initial values of the file's constants, by name. */
    const constants = new Map();

    /** Resolves `path.join(first, …)` up to the first dynamic argument. */
    function join([first, ...rest], seen) {
      const start = resolvePath(first, seen);
      const texts = rest.map(literalText);
      const unknown = texts.indexOf(undefined);
      const known = unknown === -1 ? texts : texts.slice(0, unknown);
      return { prefix: start && path.resolve(start, ...known), isWhole: unknown === -1 };
    }

    /** The absolute path of an expression; undefined if it is dynamic. */
    function resolvePath(node, seen = []) {
      if (isMeta(node, 'dirname')) return folder;
      if (isMeta(node, 'url', 'filename')) return context.filename;
      if (node?.type === 'Identifier') {
        if (constants.has(node.name) && !seen.includes(node.name))
          return resolvePath(constants.get(node.name), [...seen, node.name]);
        return node.name === 'repository' ? repository : undefined;
      }
      if (node?.type === 'NewExpression' && node.callee.name === 'URL' && isMeta(node.arguments[1], 'url')) {
        const text = literalText(node.arguments[0]);
        return text === undefined ? undefined : path.resolve(folder, text);
      }
      if (node?.type !== 'CallExpression') return undefined;
      const [argument] = node.arguments;
      switch (calleeName(node)) {
        case 'fileURLToPath':
          return resolvePath(argument, seen);
        case 'dirname':
          return resolvePath(argument, seen) && path.dirname(resolvePath(argument, seen));
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
      const name = calleeName(node);
      // The URL inside is reported separately.
      if (name === 'fileURLToPath') return;
      const isJoin = node.type === 'CallExpression' && (name === 'join' || name === 'resolve');
      const target = isJoin ? join(node.arguments).prefix : resolvePath(node);
      if (target !== undefined && isOutside(target)) context.report({ node, message });
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
  'Public URLs are written only in packages/domain/src/routes: use `routes.….path()` or `.to()`.';

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

const textMessage =
  'A browser’s translator replaces text nodes: React then fails on this text, or leaves it as it was. Write one template literal, or give the text or the expression an element of its own.';

/** What a child of JSX is; undefined if it renders no text that a translator would replace, and nothing else. */
function kindOfChild(child) {
  if (child.type === 'JSXText') return child.value.trim() === '' ? undefined : 'text';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  const { expression } = child;
  if (expression.type === 'JSXEmptyExpression') return undefined;
  const text = literalText(expression);
  if (text !== undefined) return text.trim() === '' ? undefined : 'text';
  return expression.type === 'TemplateLiteral' ? 'template' : 'dynamic';
}

/** `condition && 'text'`, or a choice of which one is a text. */
function mayBeText(node) {
  switch (node?.type) {
    case 'LogicalExpression':
      return mayBeText(node.right);
    case 'ConditionalExpression':
      return mayBeText(node.consequent) || mayBeText(node.alternate);
    case 'TemplateLiteral':
      return true;
    default:
      return (literalText(node) ?? '').trim() !== '';
  }
}

/** Calls `check` with the children of each element or fragment that has several, spaces included, and the kind of each. */
const ofSiblings = (check) => {
  const visit = ({ children }) => {
    const rendered = children.filter((child) => kindOfChild(child) !== undefined);
    const hasSpace = children.some(isSpace);
    if (rendered.length > 1 || hasSpace) check(rendered, rendered.map(kindOfChild));
  };
  return { JSXElement: visit, JSXFragment: visit };
};

/** A space that JSX keeps: within a line, or as `{' '}`. */
const isSpace = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() === '' && child.value !== '' && !child.value.includes('\n')
    : literalText(child.expression)?.trim() === '';

/** Forbids text beside an expression, and an expression for a text beside anything else. */
const noTextBesideExpression = {
  create: (context) =>
    ofSiblings((children, kinds) => {
      // An expression beside nothing but a space is mostly a text.
      const hasText = kinds.includes('text') || kinds.length === 1;
      const found = children.find(
        ({ expression }, index) =>
          kinds[index] === 'template' || (kinds[index] === 'dynamic' && (hasText || mayBeText(expression))),
      );
      if (found) context.report({ node: found, message: textMessage });
    }),
};

/** Forbids content of the caller, which may be a text, beside an expression. */
const noContentBesideExpression = {
  create: (context) =>
    ofSiblings((children, kinds) => {
      const content = children.find(({ expression }) => /^(?:children|inner)$/u.test(expression?.name));
      if (content && kinds.filter((kind) => kind === 'dynamic').length > 1)
        context.report({ node: content, message: `${textMessage} The kit has \`TextPart\` for it.` });
    }),
};

/** Groups of the service, from the bottom. */
const groups = ['platform', 'catalog', 'search', 'accounts', 'orders', 'community', 'privacy', 'demo', 'app'];
const groupsFolder = path.join(repository, 'apps/api/src');
const groupIndex = (file) => groups.indexOf(path.relative(groupsFolder, file).split(path.sep)[0]);

/** Forbids imports from a group to one above it. */
const onlyDownwards = {
  create(context) {
    const own = groupIndex(context.filename);
    const check = ({ source }) => {
      const specifier = literalText(source);
      if (own === -1 || !specifier?.startsWith('.')) return;
      const imported = groupIndex(path.resolve(path.dirname(context.filename), specifier));
      if (imported > own)
        context.report({
          node: source,
          message: `\`${groups[own]}\` does not know \`${groups[imported]}\`, which stands above it (apps/api/README.md): publish an event, or move the code.`,
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

export default {
  meta: { name: 'repository' },
  rules: {
    'no-content-beside-expression': noContentBesideExpression,
    'no-path-outside': noPathOutside,
    'no-text-beside-expression': noTextBesideExpression,
    'no-url-literal': noUrlLiteral,
    'only-downwards': onlyDownwards,
  },
};
