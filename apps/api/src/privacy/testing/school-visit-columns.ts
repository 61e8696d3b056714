import { eq } from 'drizzle-orm';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { hidden, key, visit, type PersonalTable } from './column-decision.ts';

/** The decisions for the columns of visit requests: all of them are deleted with the account. */
export const schoolVisitDecisions: PersonalTable = {
  table: schoolVisit,
  rowCondition: ({ schoolVisitId }) => eq(schoolVisit.id, schoolVisitId),
  columns: {
    id: hidden(key),
    schoolId: hidden({ not: 'visits[].school contains its slug' }),
    contactName: visit('contactName'),
    email: visit('email'),
    phone: visit('phone'),
    studentGrade: visit('studentGrade'),
    times: visit('times'),
    question: visit('question'),
    status: visit('status'),
    confirmedTime: visit('confirmedTime'),
    reply: visit('reply'),
    repliedAt: visit('repliedAt'),
    forwardedTo: visit('forwardedTo'),
    sequence: hidden(key),
    requestDigest: hidden(key),
    remindedDay: hidden({ not: 'mails[].kind has the reminder' }),
    accountId: hidden(key),
    createdAt: visit('createdAt'),
    changedAt: visit('changedAt'),
    endsAt: visit('endsAt'),
  },
};
