export type { NoticeChangeReason as BannerChangeReason, NoticeTone as BannerTone } from '../alert/notice.tsx';
export { Banner, type BannerProps } from './banner.tsx';
