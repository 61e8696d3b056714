import { Button } from '@melhor-escola/ui/button';
import { MessagesProvider } from '@melhor-escola/ui/messages';

/** Replaces messages of the kit in its subtree: here for a page in English. */
export default function OwnMessages() {
  return (
    <MessagesProvider messages={{ button: { loading: 'Loading' } }} locale="en">
      <Button loading>OK</Button>
    </MessagesProvider>
  );
}
