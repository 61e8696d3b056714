export { Banner, type BannerChangeReason, type BannerProps, type BannerTone } from './banner.tsx';
