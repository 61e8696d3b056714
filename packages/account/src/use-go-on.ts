import { useRouter } from '@tanstack/react-router';
import { useAccountPorts } from './ports.tsx';

/** Goes on to where the visitor wanted to be before they had to sign in, else home (RT-07); Back does not lead to the form. */
export function useGoOn(): (redirect: string | undefined) => void {
  const { links } = useAccountPorts();
  const router = useRouter();
  return (redirect) => router.history.replace(redirect ?? router.buildLocation(links.home()).href);
}
