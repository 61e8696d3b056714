import { ProgressCircle } from '@melhor-escola/ui/progress-circle';

/** The content of the circle is visual; screen readers announce `formatValue`. */
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
