export { type FileChangeReason, FileUpload, type FileUploadProps } from './file-upload.tsx';
