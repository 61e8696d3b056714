import type { Ref } from 'react';

export interface SpamFieldsProps {
  /** The honeypot's. */
  ref: Ref<HTMLInputElement>;
  /** When the form was first shown, in ms since 1970. */
  startedAt: number;
}

/** The fields by which the site detects bots. The honeypot is one that people neither see nor reach, and most bots fill in. */
export function SpamFields({ ref, startedAt }: SpamFieldsProps) {
  return (
    <>
      <input type="hidden" name="startedAt" value={startedAt} />
      <div inert className="sr-only">
        <label>
          Deixe em branco
          <input ref={ref} type="text" name="website" defaultValue="" autoComplete="off" />
        </label>
      </div>
    </>
  );
}
