import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One file from the visitor’s device, such as a photo or a document.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [{ when: 'A picture that is only shown', use: 'EmbedImage or Avatar' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What the file is for.' },
    { part: 'drop', is: 'The frame: pressed, or dropped on. `data-dragging` while a file is over it.' },
    { part: 'control', is: 'The native `<input type="file">`, as large as the frame.' },
    { part: 'preview', is: 'The chosen image, the caller’s `preview`, or an icon.' },
    { part: 'name', is: 'Name and size of the chosen file.' },
    { part: 'limit', is: 'Types and size that fit: “JPEG ou PNG, até 5 MB”.' },
    { part: 'remove', is: '“Remover”, while there is something to remove.' },
    { part: 'progress', is: 'How far the upload is: a ProgressBar.' },
    { part: 'value', is: 'Its percentage.' },
    { part: 'track', is: 'Its track.' },
    { part: 'fill', is: 'How much of it is full.' },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open the dialog of the device; on “Remover” take the file away.' },
  ],
  accessibility: [
    'A native file input with the label as its name, and types and size as its description. Dragging is never the only way.',
    'What was chosen, refused or removed is announced; after “Remover” the focus goes to the input.',
    'While `progress` is there the input keeps its focus and opens nothing.',
  ],
  do: [
    'Give `accept` and `maxSize`: both are said before, and checked again on the service.',
    'The message of a service that rejects the file goes into `error`.',
  ],
  avoid: [
    'Uploading without showing how far it is.',
    'Asking for a file where a photo of the screen would be typed text.',
  ],
} satisfies ComponentGuide;
