import { ProgressCircle } from '@melhor-escola/ui/progress-circle';

/** What stands in the circle is for the eye; `formatValue` is what screen readers say. */
export default function Documents() {
  return (
    <ProgressCircle
      label="Documentos enviados"
      value={2}
      maximum={5}
      formatValue={(value, maximum) => `${value} de ${maximum} documentos`}
    >
      2/5
    </ProgressCircle>
  );
}
