import { Slider } from '@melhor-escola/ui/slider';

/** `format` says the value, to the eye and to screen readers. */
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
