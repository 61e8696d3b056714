import { htmlValidator } from '@melhor-escola/config/html-validator';

/** html-validate with rules that fit React's HTML and minified pages. */
export const pageValidator = htmlValidator({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes charSet, fetchPriority and self-closing void elements, which are valid.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // Browsers serialize an attribute without a value as crossorigin="", which Vite's preload links have.
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore. HTML only forbids spaces.
    'valid-id': ['error', { relaxed: true }],
    // Covers and the slider position their parts with style attributes, which the content security policy allows.
    'no-inline-style': 'off',
    // Minified HTML has one line.
    'no-trailing-whitespace': 'off',
    // Title lengths have their own tests: search engines truncate at about 60 characters.
    'long-title': 'off',
    // Checkboxes of one question share a name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
    // The kit writes type="button" on every button, and type="text" on inputs.
    'no-implicit-input-type': 'off',
    // Number formatting uses no-break spaces, which has its own tests.
    'tel-non-breaking': 'off',
  },
});
