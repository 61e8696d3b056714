/*
 * Every word the kit itself says, in Brazilian Portuguese (ER-05, CO-05): one group per component, each in a file of its
 * own, so that a page carries the words of the components it shows and no others.
 */

export * from './words/button.ts';
export * from './words/link.ts';
export * from './words/tag.ts';
export * from './words/alert.ts';
export * from './words/breadcrumb.ts';
export * from './words/rating.ts';
export * from './words/rating-input.ts';
export * from './words/pagination.ts';
export * from './words/stepper.ts';
export * from './words/form-control.ts';
export * from './words/switch.ts';
export * from './words/field.ts';
export * from './words/form.ts';
export * from './words/input.ts';
export * from './words/textarea.ts';
export * from './words/password-input.ts';
export * from './words/autocomplete.ts';
export * from './words/modal.ts';
export * from './words/popover.ts';
export * from './words/toast.ts';
export * from './words/slider.ts';
export * from './words/skeleton.ts';
export * from './words/embed-map.ts';
export * from './words/carousel.ts';
export * from './words/table.ts';
