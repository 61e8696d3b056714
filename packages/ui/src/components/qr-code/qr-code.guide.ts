import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A text for the camera of another device: the code of a voucher, the key of an app.',
  alsoKnownAs: ['QR', 'barcode', 'código QR'],
  insteadUse: [
    { when: 'The text is needed on the same device', use: 'CopyButton' },
    { when: 'It leads to a page of the site', use: 'Link' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'An image with a name that says what it is for; what it contains stands beside it as text.',
    'Dark on white in both themes and with forced colors, with the white border that scanners need.',
  ],
  do: ['Show the same text beside it, to be typed or copied.', 'At least 144 px wide on a screen.'],
  avoid: ['Long texts: each character makes its squares smaller.', 'Its colors or its border changed.'],
} satisfies ComponentGuide;
