/** A quality bar: what visitors, designers, feature teams and attackers must find true. */
export interface Bar {
  /** 'P1' … 'P10' for speed, 'S1' … 'S28' for security and reliability, 'A1' … 'A6' for access and findability. */
  readonly id: string;
  readonly text: string;
  /** Measured by this command, which records its figures in `figures.json`. Absent: tests alone say whether it holds. */
  readonly command?: string;
}

/** All of them. Tests carry their numbers in their titles. */
export const bars: readonly Bar[] = [
  {
    id: 'P1',
    text: 'JS before a page can act ≤ 145 kB gzip on home, city and school, ≤ 170 on search, in ≤ 25 files; all scripts that a page loads on its own within 4 s ≤ 190 kB in ≤ 25 files, ≤ 145 kB with Save-Data; CSS ≤ 20; fonts ≤ 60',
    command: 'pnpm bench',
  },
  {
    id: 'P2',
    text: 'Lighthouse, mobile, median of 5: performance ≥ 95, the rest 100; LCP ≤ 1.5 s (search 1.8), CLS ≤ 0.02, TBT ≤ 150 ms',
    command: 'pnpm lighthouse',
  },
  { id: 'P3', text: 'Without JavaScript: content, links, search form and pages of results work' },
  {
    id: 'P4',
    command: 'pnpm bench',
    text: 'From a tap on a filter to the next paint ≤ 100 ms at a quarter of the processor; every interaction of a whole visit ≤ 200 ms, and the visit ≤ 330 kB in ≤ 100 requests',
  },
  {
    id: 'P5',
    text: 'Public pages: cached ≥ 50 % of the requests/s of a bare server sending the same bytes, p99 ≤ 5 × p50 at 50 connections; uncached ≥ 1.5 × the pages/s of commit 02397d4 and CPU ≤ 2 × renderToString of the same tree; ten times the load: 503 with Retry-After, none failed, p99 ≤ 2 s',
    command: 'pnpm bench',
  },
  {
    id: 'P6',
    text: 'Search on PostgreSQL at full scale, as multiples of a lookup by primary key: city ≤ 6, São Paulo ≤ 60, radius ≤ 6, misspelt name ≤ 250, autocomplete ≤ 2; a decade more offers < × 8; GraphQL ≤ 1 ms more',
    command: 'pnpm bench',
  },
  { id: 'P7', text: 'The embedded default starts a second time in ≤ 3 s', command: 'pnpm bench' },
  { id: 'P8', text: 'Weight of each entry of the kit, and of all together', command: 'pnpm bench' },
  {
    id: 'P9',
    text: 'Ten minutes of load: the heap after collection stays within 10 % of minute 2; nothing grows with the number of requests',
    command: 'pnpm bench',
  },
  {
    id: 'P10',
    text: 'The kit on the server: 25 cards render in ≤ 4 × the time of plain elements',
    command: 'pnpm bench',
  },
  { id: 'S1', text: 'The session cookie is __Host-, HttpOnly, Secure, SameSite; its token is nowhere else' },
  { id: 'S2', text: 'A new session at login; the old token answers 401; logout ends it on the server' },
  { id: 'S3', text: 'Wrong password and unknown e-mail: same answer, times within 10 %' },
  { id: 'S4', text: 'Recovery answers the same for known, unknown and failed mail' },
  { id: 'S5', text: 'A reset token works once, also under two uses at a time; expires; ends other sessions' },
  {
    id: 'S6',
    text: 'Login: 429 with Retry-After; of 50 parallel tries exactly N pass, also over two processes',
  },
  { id: 'S7', text: 'A forged X-Forwarded-For resets no limit' },
  { id: 'S8', text: 'A POST from another site is 403; GET never changes anything' },
  { id: 'S9', text: 'Google: a wrong or replayed state is refused; PKCE' },
  { id: 'S10', text: 'The CSP has a nonce for each request; no violation on any route' },
  { id: 'S11', text: 'Security headers on every response, errors included' },
  { id: 'S12', text: 'No nonce comes from a cache; pages with user data are private, no-store' },
  { id: 'S13', text: 'Redirects lead to allow-listed hosts only' },
  { id: 'S14', text: 'redirect after login: a path of the same origin only' },
  { id: 'S15', text: 'Geocode and place proxies: fixed upstream, hidden key, time-out, cap' },
  { id: 'S16', text: 'GraphQL: limits on depth, aliases, tokens, batch and cost; audits pass' },
  { id: 'S17', text: 'A fuzzed filter never changes the structure and never reaches SQL as text' },
  { id: 'S18', text: '100 interleaved users: no byte of one in the page of another' },
  {
    id: 'S19',
    text: 'Upstream slow, 500, truncated, malformed, gone: the page shows what it can, and recovers',
  },
  { id: 'S20', text: 'Pages of an owner show the own data only; the admin marker grants nothing' },
  { id: 'S21', text: 'Stored XSS stays inert in reviews, names and JSON-LD' },
  { id: 'S22', text: 'Nothing optional before consent; refusing is as easy as accepting' },
  { id: 'S23', text: 'LGPD: export, correction, deletion, withdrawal, with a protocol number; CPF masked' },
  { id: 'S24', text: 'Passwords of 8 to 64 and more, paste, no common ones; argon2id' },
  { id: 'S25', text: 'A new build: one reload per path per 10 s, typed text kept' },
  {
    id: 'S26',
    text: 'kill -9 of any process under load: nothing acknowledged is lost, the rest answers; a database stopped is a clean error',
  },
  { id: 'S27', text: 'Importing twice changes nothing; a broken line is reported with its number' },
  { id: 'S28', text: 'Of 20 parallel reservations of the last seat exactly one succeeds' },
  {
    id: 'A1',
    text: 'WCAG 2.2 AA: axe finds nothing on any story or route, in three widths and both themes',
  },
  { id: 'A2', text: 'Every task by keyboard; focus visible; zoom, reflow, reduced motion, forced colours' },
  { id: 'A3', text: 'html-validate is clean on every route and story' },
  { id: 'A4', text: 'Each page to be indexed: one h1, title, description, canonical, picture, JSON-LD' },
  {
    id: 'A5',
    text: 'Filters do not breed indexable addresses; sitemaps list only 200s; right status on errors',
  },
  { id: 'A6', text: 'Portuguese as a native writes it' },
];
