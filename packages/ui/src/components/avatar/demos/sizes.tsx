import { Avatar } from '@melhor-escola/ui/avatar';

/** Initials until the picture of `src` has loaded, or if there is none. */
export default function Sizes() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <Avatar name="Ana Prado" size="extra-small" />
      <Avatar name="Ana Prado" size="small" />
      <Avatar name="Ana Prado" size="medium" />
      <Avatar name="Ana Prado" size="large" />
      <Avatar name="Ana Prado" size="extra-large" />
    </div>
  );
}
