'use client';

import Check from 'lucide-react/icons/check';
import FileIcon from 'lucide-react/icons/file';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useState } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { focusOnRemoval } from '../../hooks/focus-on-removal.ts';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { Button } from '../button/button.tsx';
import { ErrorMessage, FormControl, splitFieldProps } from '../form-control/form-control.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { FileDrop, type FileUploadOptions, ImagePreview } from './file-drop.tsx';
import { fileKey } from './file-rules.ts';
import { type FileChangeReason, useFiles } from './use-files.ts';

/** How the upload of a file stands: `progress` is from 0 to 100, or null while unknown. */
export type FileStatus =
  | { readonly state: 'uploading'; readonly progress: number | null }
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly reason: string };

export interface SeveralFilesProps extends FileUploadOptions {
  multiple: true;
  value?: readonly File[] | undefined;
  /** The maximum number of files. Shown beside the button. With `multiple` only. */
  maxFiles?: number | undefined;
  /**
   * Returns how the upload of a file stands, shown below its name; nothing before it has started. With `multiple` only.
   */
  fileStatus?: ((file: File) => FileStatus | undefined) | undefined;
  onValueChange?: ((files: File[], details: ChangeDetails<FileChangeReason>) => void) | undefined;
}

const noStatus = () => undefined;

/** The frame of a FileUpload, and below it the list of chosen and of rejected files. */
export function SeveralFiles({
  ref,
  value,
  accept,
  maxSize,
  maxFiles,
  fileStatus = noStatus,
  onValueChange,
  ...rest
}: SeveralFilesProps) {
  const [texts, native] = splitFieldProps(rest);
  const { input, files, rejected, add, remove, clearRejection, messages, types, size, count, formatSize } =
    useFiles({
      ref,
      value,
      adds: true,
      accept,
      maxSize,
      maxFiles,
      messages: rest.messages,
      onFilesChange: (next, details) => onValueChange?.(next, details),
    });
  const [focusNeighbor] = useState(() =>
    focusOnRemoval((sibling) => sibling?.querySelector('button') ?? input.current),
  );
  const hasFiles = files.length + rejected.length > 0;
  return (
    <FormControl data-component="file-upload" {...texts}>
      {(control) => (
        <>
          <FileDrop
            {...native}
            data-value={files.map(({ name }) => name).join(', ')}
            accept={accept}
            input={input}
            control={control}
            limit={messages.limitOfEach(types, size, count)}
            isBusy={false}
            onFiles={add}
            preview={<Icon as={Upload} size="large" />}
            action={files.length > 0 ? messages.addMore : messages.chooseSeveral}
            dropHint={messages.drop}
          />
          {hasFiles && (
            <ul data-part="files" aria-label={messages.list} className="me-file-list">
              {files.map((file) => (
                <FileItem
                  key={fileKey(file)}
                  ref={focusNeighbor}
                  file={file}
                  size={formatSize(file.size)}
                  status={fileStatus(file)}
                  messages={messages}
                  onRemove={rest.disabled ? undefined : (event) => remove(file, event)}
                />
              ))}
              {rejected.map(({ file, reason }) => (
                <FileItem
                  key={`rejected ${fileKey(file)}`}
                  ref={focusNeighbor}
                  file={file}
                  size={formatSize(file.size)}
                  status={{ state: 'rejected', reason }}
                  messages={messages}
                  onRemove={() => clearRejection(file)}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </FormControl>
  );
}

interface FileItemProps {
  ref: (element: HTMLLIElement | null) => (() => void) | undefined;
  file: File;
  size: string;
  status: FileStatus | { readonly state: 'rejected'; readonly reason: string } | undefined;
  messages: Messages<'fileUpload'>;
  onRemove: ((event: Event) => void) | undefined;
}

/** A file with its size, state and remove button. Renders an `<li data-part="file">`. */
function FileItem({ ref, file, size, status, messages, onRemove }: FileItemProps) {
  const { name } = file;
  const state = status?.state ?? 'chosen';
  const news = { sent: messages.sent, failed: status && 'reason' in status ? status.reason : '' };
  const isNews = state === 'sent' || state === 'failed';
  useAnnouncement(isNews ? `${name}: ${news[state]}` : '', { initial: false });
  return (
    <li ref={ref} data-part="file" data-status={state} className="me-file-item">
      <span data-part="preview" className="me-file-preview">
        {file.type.startsWith('image/') ? <ImagePreview file={file} /> : <Icon as={FileIcon} />}
      </span>
      <div className="me-file-text">
        <span>
          <span data-part="name">{name}</span> <span className="me-file-limit">{`(${size})`}</span>
        </span>
        {status && <FileState name={name} status={status} messages={messages} />}
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          size="small"
          data-part="remove"
          aria-label={messages.removeFile(name)}
          onClick={({ nativeEvent }) => onRemove(nativeEvent)}
        >
          {messages.remove}
        </Button>
      )}
    </li>
  );
}

interface FileStateProps {
  name: string;
  status: NonNullable<FileItemProps['status']>;
  messages: Messages<'fileUpload'>;
}

function FileState({ name, status, messages }: FileStateProps): ReactNode {
  if (status.state === 'uploading')
    return <ProgressBar label={messages.uploading(name)} hideLabel value={status.progress} size="small" />;
  if (status.state === 'sent')
    return (
      <span data-part="state" className="me-file-sent">
        <Icon as={Check} size="small" />
        <span>{messages.sent}</span>
      </span>
    );
  return <ErrorMessage data-part="reason">{status.reason}</ErrorMessage>;
}
