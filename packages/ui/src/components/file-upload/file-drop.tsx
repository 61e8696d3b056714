'use client';

import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ControlAttributes, type FormControlOptions, joinIds } from '../form-control/form-control.tsx';
import type { Messages } from '../messages/message-types.ts';

export interface FileUploadOptions
  extends
    FormControlOptions,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'size' | 'type' | 'value' | 'defaultValue' | 'multiple' | 'children'
    > {
  /** Ref of the native `<input type="file">`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Accepted types, as in HTML: `'image/jpeg,image/png'`. Shown beside the button. */
  accept?: string | undefined;
  /** The maximum size of a file in bytes. Shown beside the button. */
  maxSize?: number | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'fileUpload'> & Messages<'formControl'>> | undefined;
}

interface FileDropProps extends ComponentPropsWithoutRef<'input'> {
  input: RefObject<HTMLInputElement | null>;
  control: ControlAttributes;
  /** Accepted types, size and number: part of the description. */
  limit: string;
  /** Whether nothing can be chosen for now. */
  isBusy: boolean;
  onFiles: (files: readonly File[], event: Event) => void;
  /** What the frame shows before its texts. */
  preview: ReactNode;
  /** The visible invitation. */
  action: string;
  dropHint: string;
  /** The chosen file. */
  chosen?: ReactNode;
  progress?: ReactNode;
  /** At the end of the frame. */
  children?: ReactNode;
}

/**
 * The frame that can be pressed or dropped on: a native file input fills it, so both work before hydration and without
 * scripts. Renders a `<div data-part="drop">`.
 */
export function FileDrop({
  input,
  control,
  limit,
  isBusy,
  onFiles,
  preview,
  action,
  dropHint,
  chosen,
  progress,
  onChange,
  onClick,
  className = '',
  children,
  ...rest
}: FileDropProps) {
  const [isDragging, setDragging] = useState(false);
  const limitId = `${control.id}-limit`;
  return (
    <div data-part="drop" data-dragging={isDragging ? '' : undefined} className="me-file">
      <input
        data-part="control"
        {...rest}
        {...control}
        {...(isBusy && { 'aria-disabled': true })}
        type="file"
        aria-describedby={joinIds(limit && limitId, control['aria-describedby'])}
        ref={input}
        onChange={(event) => {
          setDragging(false);
          onChange?.(event);
          const files = [...(event.currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files, event.nativeEvent);
        }}
        onClick={(event) => {
          onClick?.(event);
          if (isBusy) event.preventDefault();
        }}
        onDragEnter={() => setDragging(true)}
        onDragLeave={() => setDragging(false)}
        onDrop={(event) => {
          setDragging(false);
          if (isBusy) event.preventDefault();
        }}
        className={`me-file-control ${className}`}
      />
      <span data-part="preview" className="me-file-preview">
        {preview}
      </span>
      <div className="me-file-text">
        <span aria-hidden="true">
          <span className="me-file-action">{action}</span> <span className="me-file-hint">{dropHint}</span>
        </span>
        {chosen}
        {limit && (
          <span data-part="limit" id={limitId} className="me-file-limit">
            {limit}
          </span>
        )}
        {progress}
      </div>
      {children}
    </div>
  );
}

/** A preview of an image on the visitor's device. Renders an `<img>`. */
export function ImagePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  // An image needs a source from the start; the file's object URL exists in the browser only.
  return <img ref={image} src="data:," alt="" className="me-file-image" />;
}
