import { ControlBox, controlInBox, FormControl } from '@melhor-escola/ui/form-control';

/** Label, hint and error for a control that the kit does not have: `control` connects it to them. */
export default function NativeControl() {
  return (
    <FormControl label="Data de nascimento" hint="A da criança, não a sua." error="Esta data está no futuro.">
      {(control) => (
        <ControlBox size="medium">
          <input
            type="date"
            data-part="control"
            {...control}
            className={controlInBox}
            style={{ paddingInline: 12 }}
          />
        </ControlBox>
      )}
    </FormControl>
  );
}
