import { Logo } from '@melhor-escola/ui/logo';

/** In the brand of the page; `brand` shows another. */
export default function Sizes() {
  return (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <Logo size="small" />
      <Logo size="medium" />
      <Logo size="large" />
    </div>
  );
}
