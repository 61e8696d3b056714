import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A file from the visitor’s device, such as a photo, or several, such as documents.',
  alsoKnownAs: ['file picker', 'dropzone', 'attachment', 'anexo'],
  insteadUse: [{ when: 'A picture that is only displayed', use: 'EmbedImage or Avatar' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What the file is for.' },
    {
      part: 'drop',
      is: 'The frame, which can be pressed or dropped on. `data-dragging` while a file is over it.',
    },
    { part: 'control', is: 'The native `<input type="file">`, as large as the frame.' },
    { part: 'preview', is: 'The chosen image, the caller’s `preview`, or an icon.' },
    { part: 'name', is: 'Name and size of the chosen file.' },
    { part: 'limit', is: 'Accepted types and size: “JPEG ou PNG, até 5 MB”.' },
    { part: 'remove', is: '“Remover”, while there is a file to remove.' },
    { part: 'progress', is: 'The progress of the upload: a ProgressBar.' },
    { part: 'value', is: 'Its percentage.' },
    { part: 'track', is: 'Its track.' },
    { part: 'fill', is: 'The filled part of the track.' },
    {
      part: 'files',
      is: 'With `multiple`: the chosen files, a `SortableList` with `sortable`; and below them the rejected ones.',
    },
    {
      part: 'file',
      is: 'One of them, with `data-status` (`chosen`, `uploading`, `sent`, `failed`, `rejected`).',
    },
    { part: 'state', is: '“Enviado”.' },
    { part: 'reason', is: 'Why a file was rejected, or was not sent.' },
    { part: 'details', is: 'What `fileDetails` adds to a file, such as a field.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open the file dialog of the device; on “Remover” remove the file.' },
  ],
  accessibility: [
    'A native file input with the label as its name, and types and size as its description. Dragging is never the only way.',
    'Selection, rejection and removal are announced; after “Remover” the focus moves to the input, in a list to the next file.',
    'With `multiple` the announcement names each rejected file with its reason, and the end of each upload.',
    'With `sortable` each file has a handle to drag and two buttons: “Mover fachada.jpg para cima”. The focus moves along, and the position is announced.',
    'A reset of its form removes the file and the error.',
    'While `progress` is set the input keeps its focus and does not open.',
  ],
  do: [
    'Set `accept` and `maxSize`: both are shown beforehand, and the service checks them again.',
    '`multiple` with `maxFiles`: another choice adds to the list, and the form submits all of it.',
    '`sortable` if the order matters, and `fileDetails` for a text of each: the alternative text of a photo.',
    '`fileStatus` while several are sent, so that a failure is shown at its file.',
    "Put the service's message about a rejected file into `error`.",
  ],
  avoid: [
    'Uploading without showing progress.',
    'Asking for a file where typed text would be enough, such as a photo of the screen.',
  ],
} satisfies ComponentGuide;
