export { favoritesHead } from './head.ts';
export { lazySlugList } from './lazy-slug-list.ts';
export { loadFavorites } from './loader.ts';
export { FavoritesScreen } from './screen.tsx';
export { maximumFavorites, validateFavoritesSearch } from './search-params.ts';
export { storedSlugList, type SlugList } from './slug-list.ts';
