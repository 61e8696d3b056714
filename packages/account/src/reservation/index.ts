export { reservationHead } from './head.ts';
export { loadReservableSchool } from './loader.ts';
export { reservableSchoolQuery } from './queries.ts';
export { ReservationScreen, type ReservationScreenProps } from './screen.tsx';
