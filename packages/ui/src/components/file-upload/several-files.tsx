'use client';

import Check from 'lucide-react/icons/check';
import FileIcon from 'lucide-react/icons/file';
import Upload from 'lucide-react/icons/upload';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { focusOnRemoval } from '../../hooks/focus-on-removal.ts';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { Button } from '../button/button.tsx';
import { ErrorMessage, FormControl, splitFieldProps } from '../form-control/form-control.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { SortableItem, SortableList } from '../sortable-list/sortable-list.tsx';
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
  /**
   * Whether the order of the files matters: each can be dragged, or moved by two buttons. A form submits them in it. With
   * `multiple` only.
   * @default false
   */
  sortable?: boolean | undefined;
  /** Returns what a person adds to a chosen file, such as the `Input` of a photo's alternative text. With `multiple` only. */
  fileDetails?: ((file: File) => ReactNode) | undefined;
  onValueChange?: ((files: File[], details: ChangeDetails<FileChangeReason>) => void) | undefined;
}

const nothing = () => undefined;

/** The frame of a FileUpload, and below it the lists of chosen and of rejected files. */
export function SeveralFiles({
  ref,
  value,
  accept,
  maxSize,
  maxFiles,
  fileStatus = nothing,
  sortable = false,
  fileDetails = nothing,
  onValueChange,
  ...rest
}: SeveralFilesProps) {
  const [texts, native] = splitFieldProps(rest);
  const { input, files, rejected, messages, formatSize, ...chosen } = useFiles({
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
    focusOnRemoval((sibling) => sibling?.querySelector<HTMLElement>(removeButton) ?? input.current),
  );
  const chosenFile = (file: File) => (
    <FileRow
      file={file}
      size={formatSize(file.size)}
      status={fileStatus(file)}
      messages={messages}
      onRemove={rest.disabled ? undefined : (event) => chosen.remove(file, event)}
    >
      {fileDetails(file)}
    </FileRow>
  );
  const listProps = { 'data-part': 'files', 'aria-label': messages.list };
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
            limit={messages.limitOfEach(chosen.types, chosen.size, chosen.count)}
            isBusy={false}
            onFiles={chosen.add}
            preview={<Icon as={Upload} size="large" />}
            action={files.length > 0 ? messages.addMore : messages.chooseSeveral}
            dropHint={messages.drop}
          />
          {files.length > 0 && sortable && !rest.disabled && (
            <SortableList {...listProps} items={files} onItemsChange={chosen.sort}>
              {files.map((file, index) => (
                <SortableItem
                  key={fileKey(file)}
                  ref={focusNeighbor}
                  index={index}
                  name={file.name}
                  data-part="file"
                  data-status={fileState(fileStatus(file))}
                >
                  {chosenFile(file)}
                </SortableItem>
              ))}
            </SortableList>
          )}
          {files.length > 0 && (!sortable || rest.disabled) && (
            <ul {...listProps} className="me-file-list">
              {files.map((file) => (
                <FileItem key={fileKey(file)} ref={focusNeighbor} data-status={fileState(fileStatus(file))}>
                  {chosenFile(file)}
                </FileItem>
              ))}
            </ul>
          )}
          {rejected.length > 0 && (
            <ul {...listProps} aria-label={messages.rejected} className="me-file-list">
              {rejected.map(({ file, reason }) => (
                <FileItem key={fileKey(file)} ref={focusNeighbor} data-status="rejected">
                  <FileRow
                    file={file}
                    size={formatSize(file.size)}
                    status={{ state: 'rejected', reason }}
                    messages={messages}
                    onRemove={() => chosen.clearRejection(file)}
                  />
                </FileItem>
              ))}
            </ul>
          )}
        </>
      )}
    </FormControl>
  );
}

const removeButton = '[data-part="remove"]';

const fileState = (status: FileStatus | undefined) => status?.state ?? 'chosen';

/** One file of a list. Renders an `<li data-part="file">`. */
function FileItem(props: ComponentProps<'li'>) {
  return <li data-part="file" {...props} className="me-file-item" />;
}

interface FileRowProps {
  file: File;
  size: string;
  status: FileStatus | { readonly state: 'rejected'; readonly reason: string } | undefined;
  messages: Messages<'fileUpload'>;
  onRemove: ((event: Event) => void) | undefined;
  /** What a person adds to it. */
  children?: ReactNode;
}

/** A file with its size, state and remove button. Renders a `<div>`. */
function FileRow({ file, size, status, messages, onRemove, children }: FileRowProps) {
  const { name } = file;
  const news = { sent: messages.sent, failed: status && 'reason' in status ? status.reason : '' };
  const isNews = status?.state === 'sent' || status?.state === 'failed';
  useAnnouncement(isNews ? `${name}: ${news[status.state]}` : '', { initial: false });
  return (
    <div className="me-file-row">
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
      {children && <div data-part="details">{children}</div>}
    </div>
  );
}

interface FileStateProps {
  name: string;
  status: NonNullable<FileRowProps['status']>;
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
