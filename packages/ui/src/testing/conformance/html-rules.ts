import type { ConfigData } from 'html-validate';

/** How html-validate judges the kit's markup: its recommended and accessibility rules, but for what React writes its own way. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    // In none of the sets but that for whole documents.
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    // How React writes what browsers read alike; its useId begins with an underscore.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // An editable combobox has a list that <select> cannot be.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Checkboxes of one name are one list to the server.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A table drawn as cards says its roles on purpose (src/components/table/table-parts.tsx); in what is written, oxlint finds the others.
    'no-redundant-role': 'off',
    // A label around its field and pointing at it: voice control needs the one, older screen readers the other.
    'no-redundant-for': 'off',
    // Numbers of telephones are kept in one line by CSS, and can be searched for as people type them.
    'tel-non-breaking': 'off',
    // Stories lay themselves out with style (docs/contract.md), and show a field without the rest of its form.
    'no-inline-style': 'off',
    'wcag/h32': 'off',
  },
};
