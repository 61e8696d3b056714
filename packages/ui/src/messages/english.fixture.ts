import type { MessageGroup, Messages } from './message-types.ts';

const tones = { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' };

/** Every message of the kit in English: one that is added and not here does not compile. */
export const english: { readonly [Component in MessageGroup]: Messages<Component> } = {
  alert: { ...tones, close: 'Dismiss', neutral: 'Notice' },
  autocomplete: {
    clear: 'Clear',
    close: 'Dismiss',
    loading: 'Loading…',
    empty: 'No results',
    failed: 'Could not load the options.',
    retry: 'Try again',
    count: (count) => (count === 1 ? '1 option available.' : `${count} options available.`),
  },
  breadcrumb: { navigation: 'You are here', expand: 'Show the full path' },
  button: { loading: 'Loading' },
  carousel: {
    carousel: 'carousel',
    slide: 'one slide',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause rotation',
    resume: 'Resume rotation',
    pages: 'Choose what to show',
    position: (index, count) => `${index} of ${count}`,
    show: (index, count) => `Show ${index} of ${count}`,
  },
  embedMap: {
    show: 'Show the map',
    open: (provider) => `Open in ${provider}`,
    loading: 'Loading the map',
    failed: 'The map could not be loaded.',
    retry: 'Try again',
    privacy: (provider) => `The map comes from ${provider}, which receives the IP address of your device.`,
  },
  field: {
    required: (name) => `${name} is required`,
    min: (name, length) => `${name} needs at least ${length} characters`,
    max: (name, length) => `${name} takes at most ${length} characters`,
    email: 'Invalid e-mail address',
    default: (name) => `${name} is invalid`,
    url: 'Enter a full address, such as https://school.example',
    badInput: (name) => `We could not read ${name}. Check what you typed`,
    atLeast: (name, least) => `${name} must be at least ${least}`,
    atMost: (name, most) => `${name} must be at most ${most}`,
    step: (name, step) => `${name} must be a multiple of ${step}`,
    pattern: (name) => `${name} does not have the requested format`,
  },
  form: {
    attention: (count) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),
    fixed: 'fixed',
    failed: 'Could not send. What you filled in is still here; try again.',
  },
  formControl: { optional: 'optional' },
  input: { clear: 'Clear' },
  passwordInput: {
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    shown: 'The password is visible',
    hidden: 'The password is hidden',
  },
  link: { external: 'opens in another tab' },
  modal: { close: 'Dismiss' },
  multiSelect: {
    placeholder: 'Choose',
    chosen: (count) => (count === 1 ? '1 option chosen' : `${count} options chosen`),
    filter: 'Filter options',
    all: 'Choose all',
    clear: 'Clear',
    close: 'Dismiss',
    empty: 'No option found',
  },
  pagination: {
    navigation: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    position: (page, count) => `Page ${page} of ${count}`,
  },
  popover: { close: 'Dismiss' },
  rating: {
    none: 'No reviews',
    value: (value, maximum) => `${value} out of ${maximum} stars`,
    count: (count, formatted) => (count === 1 ? '1 review' : `${formatted} reviews`),
  },
  ratingInput: {
    stars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
    value: (value, maximum) => `${value} out of ${maximum}`,
    none: 'No rating',
    clear: 'Clear',
  },
  skeleton: { loading: 'Loading', loaded: 'Content loaded' },
  slider: { minimum: 'Minimum', maximum: 'Maximum' },
  stepper: {
    position: (step, count) => `Step ${step} of ${count}`,
    completed: 'completed',
    done: 'All done',
  },
  switch: { on: 'Yes', off: 'No' },
  table: {
    loading: 'Loading',
    empty: 'Nothing to show here.',
    sortBy: 'Sort by',
    sorted: (column, ascending) => `Sorted by ${column}, ${ascending ? 'ascending' : 'descending'}`,
  },
  tag: { select: 'Select', remove: 'Remove' },
  textarea: {
    maximum: (maximum) => `Up to ${maximum} characters.`,
    left: (count, formatted, over) => {
      const characters = count === 1 ? '1 character' : `${formatted} characters`;
      return over ? `${characters} too many` : `${characters} left`;
    },
  },
  toast: {
    ...tones,
    close: 'Dismiss',
    region: (hotkey) => (hotkey ? `Notifications (${hotkey})` : 'Notifications'),
    reach: (action, hotkey) => (hotkey ? `${action} button: ${hotkey} key` : `${action} button`),
  },
};
