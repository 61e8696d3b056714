/*
 * The type map of the kit's messages (ER-05, CO-05): one group per component, in Brazilian Portuguese in the
 * component's own `messages.ts`. Components import their group and only types come from here, so a page loads only the
 * messages of its components.
 */

export { alertMessages as alert } from '../alert/messages.ts';
export { autocompleteMessages as autocomplete } from '../autocomplete/messages.ts';
export { bannerMessages as banner } from '../banner/messages.ts';
export { breadcrumbMessages as breadcrumb } from '../breadcrumb/messages.ts';
export { buttonMessages as button } from '../button/messages.ts';
export { carouselMessages as carousel } from '../carousel/messages.ts';
export { copyButtonMessages as copyButton } from '../copy-button/messages.ts';
export { dateInputMessages as dateInput } from '../date-input/messages.ts';
export { datePickerMessages as datePicker } from '../date-picker/messages.ts';
export { dateRangeMessages as dateRange, timeRangeMessages as timeRange } from '../date-range/messages.ts';
export { embedMapMessages as embedMap } from '../embed-map/messages.ts';
export { errorBoundaryMessages as errorBoundary } from '../../hooks/messages.ts';
export { fieldMessages as field } from '../field/messages.ts';
export { fileUploadMessages as fileUpload } from '../file-upload/messages.ts';
export { formMessages as form } from '../form/messages.ts';
export { formControlMessages as formControl } from '../form-control/messages.ts';
export { inputMessages as input, passwordInputMessages as passwordInput } from '../input/messages.ts';
export { lineChartMessages as lineChart } from '../line-chart/messages.ts';
export { linkMessages as link } from '../link/messages.ts';
export { layerMessages as layer } from '../dialog/messages.ts';
export { metricMessages as metric } from '../metric/messages.ts';
export { numberInputMessages as numberInput } from '../number-input/messages.ts';
export { oneTimeCodeMessages as oneTimeCode } from '../one-time-code/messages.ts';
export { multiSelectMessages as multiSelect } from '../multi-select/messages.ts';
export { paginationMessages as pagination } from '../pagination/messages.ts';
export { ratingMessages as rating, ratingInputMessages as ratingInput } from '../rating/messages.ts';
export { skeletonMessages as skeleton } from '../skeleton/messages.ts';
export { sliderMessages as slider } from '../slider/messages.ts';
export { sortableListMessages as sortableList } from '../sortable-list/messages.ts';
export { stepperMessages as stepper } from '../stepper/messages.ts';
export { switchMessages as switch } from '../switch/messages.ts';
export { tableMessages as table, tableEditMessages as tableEdit } from '../table/messages.ts';
export { tagMessages as tag } from '../tag/messages.ts';
export { textareaMessages as textarea } from '../textarea/messages.ts';
export { timeInputMessages as timeInput } from '../time-input/messages.ts';
export { toastMessages as toast } from '../toast/messages.ts';
