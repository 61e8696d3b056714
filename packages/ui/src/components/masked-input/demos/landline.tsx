import { PhoneInput } from '@melhor-escola/ui/masked-input';

/** Groups digits as they are typed, those of mobiles and of landlines, with area code or without. */
export default function Landline() {
  return <PhoneInput label="Telefone" name="telefone" defaultValue="1131234567" />;
}
