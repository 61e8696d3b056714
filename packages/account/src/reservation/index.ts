export { reservationHead } from './head.ts';
export { loadReservableSchool, reservableSchoolQuery } from './queries.ts';
export { ReservationScreen, type ReservationScreenProps } from './screen.tsx';
