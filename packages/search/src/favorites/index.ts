export { favoritesHead } from './loader.ts';
export { lazySlugList } from './slug-list.ts';
export { loadFavorites } from './loader.ts';
export { FavoritesScreen } from './screen.tsx';
export { MAX_FAVORITES, validateFavoritesSearch } from './search-params.ts';
export { type SlugList } from './slug-list.ts';
export { storedSlugList } from './stored-slug-list.ts';
