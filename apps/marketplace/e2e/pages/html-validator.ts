import { HtmlValidate } from 'html-validate';

/** html-validate with the rules that fit React's way of writing HTML, and a page sent to machines. */
export const htmlValidator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes charSet, fetchPriority and self-closing void elements: valid HTML in another taste.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // A browser writes out an attribute without a value as crossorigin="": Vite's links to what a lazy part needs have one.
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore: HTML only asks that an id has no space in it.
    'valid-id': ['error', { relaxed: true }],
    // Covers and the slider place their parts by style attributes, which the policy allows.
    'no-inline-style': 'off',
    // One line of HTML for a machine.
    'no-trailing-whitespace': 'off',
    // Search engines cut a title at about 60 characters, which the heads' own tests hold.
    'long-title': 'off',
    // Boxes of one question share a name: a form sends it once for each that is ticked.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
    // type="button" is what the kit writes on every button; inputs of type text say so too.
    'no-implicit-input-type': 'off',
    // The page's own format of numbers is written with a no-break space, checked by the tests of money.
    'tel-non-breaking': 'off',
  },
});
