export {
  closeToast,
  showToast,
  type ToastAction,
  type ToastOptions,
  type ToastReason,
} from './toast-queue.ts';
export { ToastRegion, type ToastRegionProps } from './toast-region.tsx';
export { Toast, type ToastProps, type ToastTone } from './toast.tsx';
