import { Switch } from '@melhor-escola/ui/switch';

/** For what takes effect at once; in a form that is sent, use a checkbox. */
export default function Notices() {
  return (
    <Switch
      label="Avise por e-mail quando surgir bolsa"
      name="avisos"
      hint="Uma vez por semana, e só das escolas que você salvou."
    />
  );
}
