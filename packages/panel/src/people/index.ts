export { peopleHead } from './head.ts';
export { loadPeople } from './queries.ts';
export { PeopleScreen } from './screen.tsx';
