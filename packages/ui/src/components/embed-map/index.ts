export { EmbedMap, type EmbedMapProps, type EmbedMapReason } from './embed-map.tsx';
export { type EmbedMapStatus } from './use-map-frame.ts';
