'use client';

import FileIcon from 'lucide-react/icons/file';
import Upload from 'lucide-react/icons/upload';
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { announce } from '../announcer/announcer.ts';
import { Button } from '../button/button.tsx';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { FormControl, type FormControlOptions, joinIds } from '../form-control/form-control.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useLocale, useMessages, useNumberFormat } from '../messages/messages-provider.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { fileProblem, formatFileSize, formatTypes } from './file-rules.ts';
import { fileUploadMessages } from './messages.ts';

/** Why the file changed: one was chosen or dropped, the remove button was pressed, or the form reset. */
export type FileChangeReason = 'choice' | 'remove-button' | 'form-reset';

export interface FileUploadProps
  extends
    FormControlOptions,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'size' | 'type' | 'value' | 'defaultValue' | 'multiple' | 'children'
    > {
  /** Ref of the native `<input type="file">`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The chosen file (controlled); null for none. The native input holds its own, which a form submits. */
  value?: File | null | undefined;
  /** Accepted types, as in HTML: `'image/jpeg,image/png'`. Shown beside the button. */
  accept?: string | undefined;
  /** The maximum file size in bytes. Shown beside the button. */
  maxSize?: number | undefined;
  /** The existing content, such as the current picture, instead of the icon. A chosen image replaces it. */
  preview?: ReactNode;
  /**
   * Whether there already is a file, which can be removed although none has been chosen here.
   * @default false
   */
  removable?: boolean | undefined;
  /** The progress of the upload, from 0 to 100; null while unknown. Nothing else can be chosen meanwhile. */
  progress?: number | null | undefined;
  /** Another file was chosen, or the file was removed (null). `details.reason` says why. */
  onValueChange?: ((file: File | null, details: ChangeDetails<FileChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'fileUpload'> & Messages<'formControl'>> | undefined;
}

/**
 * One file: chosen, or dropped on its frame. The native input fills the frame, so both work before hydration and
 * without scripts. A file of another type or too large is rejected with a message. Renders a `<div>` with an `<input
 * type="file">`.
 *
 * Data attributes: `data-component="file-upload"`, `data-invalid`; parts `label`, `optional`, `hint`, `drop` with
 * `data-dragging` while a file is over it, `control` with `data-value` (the name of the file: any text), `preview`,
 * `name`, `limit`, `remove`, `error`.
 */
export function FileUpload({
  ref,
  label,
  labelHidden,
  hint,
  error,
  optional,
  value,
  accept,
  maxSize,
  preview,
  removable = false,
  progress,
  messages: overrides,
  id,
  className,
  onChange,
  onClick,
  onValueChange,
  'aria-describedby': describedBy,
  ...rest
}: FileUploadProps) {
  const messages = useMessages('fileUpload', fileUploadMessages, overrides);
  const formatNumber = useNumberFormat();
  const types = formatTypes(accept, messages, useLocale());
  const size = formatFileSize(maxSize, messages, formatNumber);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const [file, setFile] = useControlledState<File | null>(value, null);
  const [problem, setProblem] = useState<string>();
  const [isDragging, setDragging] = useState(false);
  const isUploading = progress !== undefined;

  /** Accepts a file that the native input received, or rejects it. */
  const take = (chosen: File, event: Event) => {
    const reason = fileProblem(chosen, { accept, maxSize });
    const found = reason && (reason === 'tooLarge' ? messages.tooLarge(size) : messages.wrongType(types));
    setProblem(found);
    const details = changeDetails<FileChangeReason>('choice', event);
    if (found === undefined) onValueChange?.(chosen, details);
    const isAccepted = found === undefined && !details.isCanceled;
    setFile(isAccepted ? chosen : null);
    // A form must not submit it, and the same file may be chosen again.
    if (!isAccepted && input.current) input.current.value = '';
    announce(found ?? (isAccepted ? messages.chosen(chosen.name) : ''));
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setDragging(false);
    onChange?.(event);
    const chosen = event.currentTarget.files?.[0];
    if (chosen) take(chosen, event.nativeEvent);
  };
  const remove = (event: MouseEvent) => {
    const details = changeDetails<FileChangeReason>('remove-button', event.nativeEvent);
    onValueChange?.(null, details);
    if (details.isCanceled) return;
    // The button is removed with the file.
    input.current?.focus();
    setFile(null);
    setProblem(undefined);
    announce(messages.removed);
  };

  const takePreHydrationFile = useEffectEvent(() => {
    const chosen = input.current?.files?.[0];
    if (chosen) take(chosen, new Event('change'));
  });
  useEffect(() => takePreHydrationFile(), []);
  const shown = useRef<File>(null);
  useEffect(() => {
    // Removed by the button, or by a caller who has submitted it.
    if (shown.current && !file && input.current) input.current.value = '';
    shown.current = file;
  }, [file]);

  useFormReset(
    () => input.current?.form,
    (event, isByForm) => {
      setProblem(undefined);
      if (!file || isByForm) return;
      onValueChange?.(null, changeDetails<FileChangeReason>('form-reset', event));
      setFile(null);
    },
  );

  const limit = messages.limit(types, size);
  const isRemovable = (file !== null || removable) && !isUploading && !rest.disabled;
  return (
    <FormControl
      data-component="file-upload"
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      optional={optional}
      messages={overrides}
      error={error ?? problem}
      aria-describedby={describedBy}
    >
      {(control, labelId) => (
        <div data-part="drop" data-dragging={isDragging ? '' : undefined} className="me-file">
          <input
            data-part="control"
            {...rest}
            {...control}
            {...(isUploading && { 'aria-disabled': true })}
            // The text of the input is not its file.
            data-value={file?.name ?? ''}
            accept={accept}
            type="file"
            aria-describedby={joinIds(limit && `${control.id}-limit`, control['aria-describedby'])}
            ref={input}
            onChange={change}
            onClick={(event) => {
              onClick?.(event);
              if (isUploading) event.preventDefault();
            }}
            onDragEnter={() => setDragging(true)}
            onDragLeave={() => setDragging(false)}
            onDrop={(event) => {
              setDragging(false);
              if (isUploading) event.preventDefault();
            }}
            className={className ? `me-file-control ${className}` : 'me-file-control'}
          />
          <span data-part="preview" className="me-file-preview">
            {file?.type.startsWith('image/') ? (
              <ImagePreview file={file} />
            ) : (
              (preview ?? <Icon as={file ? FileIcon : Upload} size="large" />)
            )}
          </span>
          <div className="me-file-text">
            <span aria-hidden="true">
              <span className="me-file-action">{file || removable ? messages.replace : messages.choose}</span>{' '}
              <span className="me-file-hint">{messages.drop}</span>
            </span>
            {file && (
              <span data-part="name">
                {`${file.name} (${formatFileSize(file.size, messages, formatNumber)})`}
              </span>
            )}
            {limit && (
              <span data-part="limit" id={`${control.id}-limit`} className="me-file-limit">
                {limit}
              </span>
            )}
            {isUploading && (
              <ProgressBar label={messages.uploading(file?.name ?? '')} value={progress} size="small" />
            )}
          </div>
          {isRemovable && (
            <Button
              variant="quiet"
              size="small"
              data-part="remove"
              aria-describedby={labelId}
              onClick={remove}
            >
              {messages.remove}
            </Button>
          )}
        </div>
      )}
    </FormControl>
  );
}

/** A preview of an image on the visitor's device. Renders an `<img>`. */
function ImagePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  // An image needs a source from the start; the file's object URL exists in the browser only.
  return <img ref={image} src="data:," alt="" className="me-file-image" />;
}
