export { secondFactorHead } from './head.ts';
export { loadSecondFactor } from './queries.ts';
export { SecondFactorScreen } from './screen.tsx';
export { SecondFactorNotice } from './second-factor-notice.tsx';
export { readSecondFactorSearch } from './search-params.ts';
