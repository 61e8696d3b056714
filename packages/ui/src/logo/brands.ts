// The site's list, because its servers and mails name the brands too. Each is a theme: `data-brand` on the root of the page.
export { type Brand, brandNames, brands } from '@melhor-escola/config/brand';
