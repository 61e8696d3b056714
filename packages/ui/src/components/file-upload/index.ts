export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { FileStatus } from './several-files.tsx';
export type { FileChangeReason } from './use-files.ts';
