import { Slider } from '@melhor-escola/ui/slider';

/** `format` returns the value's text, visible and for screen readers. */
export default function Distance() {
  return (
    <Slider
      label="Distância da escola"
      hint="Em linha reta, a partir do seu CEP."
      min={1}
      max={30}
      defaultValue={5}
      format={(kilometres) => `${kilometres} km`}
    />
  );
}
