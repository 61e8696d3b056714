import { PhoneInput } from '@melhor-escola/ui/masked-input';

/** Groups digits while typing, of mobiles and landlines, with or without area code. */
export default function Landline() {
  return <PhoneInput label="Telefone" name="telefone" defaultValue="1131234567" />;
}
