import { useState } from 'react';
import { Pagination } from '@melhor-escola/ui/pagination';

/** Real links, for search engines and other tabs; `onPageChange` handles them in place. */
export default function InPlace() {
  const [page, setPage] = useState(18);
  return <Pagination page={page} count={20} hrefFor={(other) => `#pagina-${other}`} onPageChange={setPage} />;
}
