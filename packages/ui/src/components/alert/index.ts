export { Alert, type AlertProps } from './alert.tsx';
export type { NoticeChangeReason as AlertChangeReason, NoticeTone as AlertTone } from './notice.tsx';
