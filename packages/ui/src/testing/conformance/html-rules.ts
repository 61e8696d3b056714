import type { ConfigData } from 'html-validate';

/**
 * The html-validate rules for the kit's markup: its recommended and accessibility rules, except for React's way of
 * writing some attributes.
 */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    // Only in the rule set for whole documents.
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    // React writes these differently, with the same meaning; its useId starts with an underscore.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // An editable combobox has a list, which a <select> cannot have.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Checkboxes with one name are one list to the server.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A table displayed as cards sets its roles explicitly (src/components/table/table-parts.tsx); oxlint finds
    // redundant ones in the source.
    'no-redundant-role': 'off',
    // A label that both contains and references its field: voice control needs the first, older screen readers the
    // second.
    'no-redundant-for': 'off',
    // CSS keeps phone numbers on one line, and they stay searchable as typed.
    'tel-non-breaking': 'off',
    // Stories use style for layout (docs/contract.md), and show a field without the rest of its form.
    'no-inline-style': 'off',
    'wcag/h32': 'off',
  },
};
