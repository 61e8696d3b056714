import { focusOnRemoval } from '@melhor-escola/ui/hooks';

/** Ref for parts that disappear when the results change: the page's heading, which has the number of results, takes their focus. */
export const focusResults = focusOnRemoval(() => document.getElementById('resultados'));
