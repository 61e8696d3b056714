import { Button } from '@melhor-escola/ui/button';
import { showToast, ToastRegion } from '@melhor-escola/ui/toast';

/** `ToastRegion` is on the page once. The same `id` shows one toast, however often it is called. */
export default function Saved() {
  return (
    <>
      <Button onClick={() => showToast({ id: 'saved', tone: 'success', title: 'Escola salva' })}>
        Escola salva
      </Button>
      <ToastRegion />
    </>
  );
}
