'use client';

import FileIcon from 'lucide-react/icons/file';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { Button } from '../button/button.tsx';
import { FormControl, splitFieldProps } from '../form-control/form-control.tsx';
import { Icon } from '../icon/icon.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { FileDrop, type FileUploadOptions, ImagePreview } from './file-drop.tsx';
import { SeveralFiles, type SeveralFilesProps } from './several-files.tsx';
import { type FileChangeReason, useFiles } from './use-files.ts';

export interface OneFileProps extends FileUploadOptions {
  /**
   * Several files, in a list below the frame.
   * @default false
   */
  multiple?: false | undefined;
  /** The chosen file (controlled), or files with `multiple`; null for none. A form submits them. */
  value?: File | null | undefined;
  /** The existing content, such as the current picture, instead of the icon. A chosen image replaces it. One file only. */
  preview?: ReactNode;
  /**
   * Whether there already is a file, which can be removed although none has been chosen here. One file only.
   * @default false
   */
  removable?: boolean | undefined;
  /**
   * The progress of the upload, from 0 to 100; null while unknown. Nothing else can be chosen meanwhile. One file only.
   */
  progress?: number | null | undefined;
  /** Another file was chosen, or the file was removed (null). `details.reason` says why. */
  onValueChange?: ((file: File | null, details: ChangeDetails<FileChangeReason>) => void) | undefined;
}

export type FileUploadProps = OneFileProps | SeveralFilesProps;

/**
 * A file, or several: chosen, or dropped on its frame. The native input fills the frame, so both work before hydration
 * and without scripts. A file of another type or too large is rejected with a message. Several are listed below the
 * frame, where each can be removed and, with `sortable`, moved; another choice adds to them. Renders a `<div>` with an `<input type="file">`.
 *
 * Data attributes: `data-component="file-upload"`, `data-invalid`; parts `label`, `optional`, `hint`, `drop` with
 * `data-dragging` while a file is over it, `control` with `data-value` (the name of the file: any text), `preview`,
 * `name`, `limit`, `remove`, `error`; with `multiple` also `files`, `file` with `data-status` (`chosen`, `uploading`,
 * `sent`, `failed`, `rejected`) and `details`.
 */
export function FileUpload(props: FileUploadProps) {
  return props.multiple ? <SeveralFiles {...props} /> : <OneFile {...props} />;
}

function OneFile({
  ref,
  value,
  accept,
  maxSize,
  preview,
  removable = false,
  progress,
  onValueChange,
  ...rest
}: OneFileProps) {
  const [texts, native] = splitFieldProps(rest);
  const isUploading = progress !== undefined;
  const { input, files, rejected, add, remove, clearRejection, messages, types, size, formatSize } = useFiles(
    {
      ref,
      value: value === undefined ? undefined : value === null ? [] : [value],
      adds: false,
      accept,
      maxSize,
      maxFiles: undefined,
      messages: rest.messages,
      onFilesChange: ([file = null], details) => onValueChange?.(file, details),
    },
  );
  const [file] = files;
  return (
    <FormControl data-component="file-upload" {...texts} error={texts.error || rejected[0]?.reason}>
      {(control, labelId) => (
        <FileDrop
          {...native}
          // The text of the input is not its file.
          data-value={file?.name ?? ''}
          accept={accept}
          input={input}
          control={control}
          limit={messages.limit(types, size)}
          isBusy={isUploading}
          onFiles={add}
          preview={
            file?.type.startsWith('image/') ? (
              <ImagePreview file={file} />
            ) : (
              (preview ?? <Icon as={file ? FileIcon : Upload} size="large" />)
            )
          }
          action={file || removable ? messages.replace : messages.choose}
          dropHint={messages.drop}
          chosen={file && <span data-part="name">{`${file.name} (${formatSize(file.size)})`}</span>}
          progress={
            isUploading && (
              <ProgressBar label={messages.uploading(file?.name ?? '')} value={progress} size="small" />
            )
          }
        >
          {(file ?? removable) && !isUploading && !rest.disabled && (
            <Button
              variant="quiet"
              size="small"
              data-part="remove"
              aria-describedby={labelId}
              onClick={({ nativeEvent }) => {
                if (!remove(file, nativeEvent)) return;
                clearRejection();
                // The button is removed with the file.
                input.current?.focus();
              }}
            >
              {messages.remove}
            </Button>
          )}
        </FileDrop>
      )}
    </FormControl>
  );
}
