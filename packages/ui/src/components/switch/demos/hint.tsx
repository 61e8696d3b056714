import { Switch } from '@melhor-escola/ui/switch';

/** For an immediate effect; use a checkbox in a form with a submit button. */
export default function Notices() {
  return (
    <Switch
      label="Avise por e-mail quando surgir bolsa"
      name="avisos"
      hint="Uma vez por semana, e só das escolas que você salvou."
    />
  );
}
