export { RangeSlider, type RangeSliderProps, type SliderRange } from './range-slider.tsx';
export { Slider, type SliderProps, type SliderScaleProps } from './slider.tsx';
export type { SliderDetails, SliderReason } from './slider-track.tsx';
